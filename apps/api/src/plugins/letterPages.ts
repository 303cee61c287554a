import { urls } from '@awning/contract/urls';
import fp from 'fastify-plugin';
import { html } from '../html.ts';
import { notePage } from '../notePage.ts';
import { sendPage } from '../page.ts';
import type { Purpose, Tokens } from '../tokens.ts';

const thanks = new Map([
  ['password', { heading: 'Your password is changed', text: 'Log in with the new one.' }],
  ['address', { heading: 'Thank you', text: 'This address is yours.' }],
  ['contact', { heading: 'Thank you for writing', text: 'We have your message. Check your inbox.' }],
  ['quote', { heading: 'Thank you for asking', text: 'We have your request. Check your inbox.' }],
  ['newsletter', { heading: 'One more click', text: 'Thanks — check your inbox!' }],
]);

/** Where links in letters lead. Only the button does something: programs follow links, too. */
const links: {
  at: string;
  posts: string;
  purpose: Purpose;
  heading: string;
  text: string;
  button: string;
}[] = [
  {
    at: urls.confirmSubscription,
    posts: urls.confirmSubscription,
    purpose: 'newsletter-confirm',
    heading: 'News from the street',
    text: 'Shall the newsletter come to you?',
    button: 'Yes, send it to me',
  },
  {
    at: urls.unsubscribe,
    posts: urls.unsubscribe,
    purpose: 'newsletter-unsubscribe',
    heading: 'No more letters?',
    text: 'One click, and the newsletter stops.',
    button: 'Unsubscribe',
  },
];

const deadLink = {
  heading: 'This link does not work',
  text: 'It was cut off on the way, or it is not one of ours. Open it from the letter again.',
};

/** Draws the pages that letters and plain forms lead to, as long as the site has none of its own. */
export const letterPages = fp<{ tokens: Tokens }>(
  async (app, { tokens }) => {
    app.get<{ Params: { form: string } }>('/thanks/:form', page(), async (request, reply) => {
      const words = thanks.get(request.params.form);
      return words ? sendPage(reply, notePage(words)) : reply.callNotFound();
    });

    for (const { at, posts, purpose, heading, text, button } of links) {
      app.get<{ Params: { token: string } }>(at, page(), async (request, reply) => {
        const { token } = request.params;
        if (tokens.read(purpose, token) === undefined) return sendPage(reply.code(400), notePage(deadLink));

        const action = html`<form method="post" action="${posts.replace(':token', token)}">
          <p><button class="button button--sun">${button}</button></p>
        </form>`;
        return sendPage(reply, notePage({ heading, text, action }));
      });
    }
  },
  { name: 'letter pages', dependencies: ['errors', 'access'] },
);

const page = () => ({ config: { page: true, access: 'everybody' } as const, schema: { hide: true } });
