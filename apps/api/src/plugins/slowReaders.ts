import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long an answer may take to be read, in milliseconds, where it is more than others. */
    longestRead?: number;
  }
}

/** Cuts off a client that takes an answer in drops: what waits in its pipe keeps memory here, and one of the connections. */
export const slowReaders = fp<{ longest: number }>(
  async (app, { longest }) => {
    app.addHook('onSend', async ({ routeOptions }, { raw }) => {
      const cut = setTimeout(() => raw.destroy(), routeOptions.config.longestRead ?? longest).unref();
      raw.once('close', () => clearTimeout(cut));
    });
  },
  { name: 'slow-readers' },
);
