import fp from 'fastify-plugin';

/** Cuts off who takes an answer in drops: whatever fills its pipe keeps memory here, and one of the connections. */
export const slowReaders = fp<{ longest: number }>(
  async (app, { longest }) => {
    app.addHook('onSend', async (_request, { raw }) => {
      const cut = setTimeout(() => raw.destroy(), longest).unref();
      raw.once('close', () => clearTimeout(cut));
    });
  },
  { name: 'slow-readers' },
);
