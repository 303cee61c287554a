import { thanks } from '@awning/content/forms/thanks';
import { newsletter } from '@awning/content/forms/newsletter';
import { urls } from '@awning/contract/urls';
import fp from 'fastify-plugin';
import { notePage } from '../http/pages.ts';
import { sendPage } from '../http/sendPage.ts';
import type { Purpose, Tokens } from '../security/tokens.ts';
import type { ShowPage } from '../http/siteForms.ts';

const { dead, confirm, unsubscribe } = newsletter.links;

/** The pages that links in mails lead to. Only their button does something, since programs follow links, too. */
const links: { at: string; purpose: Purpose; words: typeof confirm | typeof unsubscribe }[] = [
  { at: urls.confirmSubscription, purpose: 'newsletter-confirm', words: confirm },
  { at: urls.unsubscribe, purpose: 'newsletter-unsubscribe', words: unsubscribe },
];

/**
 * Registers the pages that mails and plain forms lead to: the site's own, or a plain message where there is no site.
 */
export const mailPages = fp<{ tokens: Tokens; showPage: ShowPage | undefined }>(
  async (app, { tokens, showPage }) => {
    app.get<{ Params: { form: string } }>('/thanks/:form', page('anything'), async (request, reply) => {
      const { form } = request.params;
      // The site has a file for each.
      if (showPage || !Object.hasOwn(thanks, form)) return reply.callNotFound();
      return sendPage(reply, notePage(thanks[form as keyof typeof thanks]));
    });

    for (const { at, purpose, words } of links) {
      app.get<{ Params: { token: string } }>(at, page('rendering'), async (request, reply) => {
        const { token } = request.params;
        const isOurs = tokens.read(purpose, token) !== undefined;
        if (showPage) {
          const newsletterLink = isOurs ? 'open' : 'dead';
          return showPage(reply, isOurs ? 200 : 400, request.url, { newsletterLink });
        }
        if (!isOurs) return sendPage(reply, notePage(dead), 400);

        const form = { action: at.replace(':token', token), label: words.button };
        return sendPage(reply, notePage({ ...words.ask, form }));
      });
    }
  },
  { name: 'mail pages', dependencies: ['errors', 'access'] },
);

const page = (limit: 'anything' | 'rendering') => ({
  config: { page: true, access: 'everybody', limit } as const,
  schema: { hide: true },
});
