import fp from 'fastify-plugin';

/** What every answer carries, whatever it is. Pages bring a policy of their own. */
const headersOfEveryAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** What is only ever part of a page, and so has no window of its own to guard. */
const partOfPage = /^(text\/css|font\/|image\/|(text|application)\/javascript)/;
const forDocuments = 'cross-origin-opener-policy';

const year = 365 * 24 * 60 * 60;

/** The same for what is answered where no hook runs. */
export const headersFor = (siteUrl: string): Record<string, string> => ({
  ...headersOfEveryAnswer,
  ...(siteUrl.startsWith('https:') && {
    'strict-transport-security': `max-age=${year}; includeSubDomains`,
  }),
});

/** Headers that make a browser trust as little as it can. */
export const security = fp<{ siteUrl: string }>(
  async (app, { siteUrl }) => {
    const headers = headersFor(siteUrl);

    // Last of all, and only what is not there yet: a page knows its own policy best.
    app.addHook('onSend', async (_request, reply) => {
      const isPart = partOfPage.test(String(reply.getHeader('content-type') ?? ''));
      for (const [name, value] of Object.entries(headers)) {
        if (!reply.hasHeader(name) && !(isPart && name === forDocuments)) reply.header(name, value);
      }
    });
  },
  { name: 'security' },
);
