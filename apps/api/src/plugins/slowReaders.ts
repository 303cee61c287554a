import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long a client may take to read the response, in milliseconds, if longer than on other routes. */
    longestRead?: number;
  }
}

/** Cuts off a client that reads a response in drops: the unsent part takes memory here, and one of the connections. */
export const slowReaders = fp<{ longest: number }>(
  async (app, { longest }) => {
    app.addHook('onSend', async ({ routeOptions }, { raw }) => {
      const cut = setTimeout(() => raw.destroy(), routeOptions.config.longestRead ?? longest).unref();
      raw.once('close', () => clearTimeout(cut));
    });
  },
  { name: 'slow-readers' },
);
