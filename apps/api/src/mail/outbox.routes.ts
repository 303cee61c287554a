import { brand } from '@awning/content/brand';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { html } from '../html.ts';
import { sendPage } from '../page.ts';
import type { Tokens } from '../tokens.ts';
import type { Mail } from './mail.ts';
import type { MailsRepository } from './mails.repository.ts';
import { sendLetter } from './sendLetter.ts';
import { withTokens } from './withTokens.ts';

const mostShown = 5_000;
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });

const dateAndTime = new Intl.DateTimeFormat(brand.language, {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

const describe = ({ id, recipient, subject, text, html: markup, createdAt }: Mail) => ({
  id,
  to: recipient,
  subject,
  text,
  html: markup,
  createdAt: createdAt.toISOString(),
});

const written = (at: Date) => html`<time datetime="${at.toISOString()}">${dateAndTime.format(at)} UTC</time>`;

/** Lets a developer read the mails of the shop. Never registered in production. */
export const outboxRoutes: FastifyPluginAsyncTypebox<{ mails: MailsRepository; tokens: Tokens }> = async (
  app,
  { mails, tokens },
) => {
  const hidden = { schema: { hide: true }, config: { page: true } };
  const one = { schema: { hide: true, params: Id }, config: { page: true } };

  app.get('/dev/outbox', hidden, async (request, reply) => {
    const letters = await mails.newest(mostShown);
    if (request.headers.accept?.includes('application/json'))
      return reply.send(letters.map((mail) => describe(withTokens(mail, tokens))));

    return sendPage(reply, {
      title: 'Outbox',
      body: html`<h1>Outbox</h1>
        <p><a href="/dev/mails">Every letter there is</a></p>
        ${letters.length === 0 ? html`<p>No mail yet. Buy something.</p>` : undefined}
        <ol class="mails">
          ${letters.map(
            ({ id, subject, recipient, createdAt }) =>
              html`<li>
                <a href="/dev/outbox/${id}"><b>${subject}</b></a
                ><br />
                <span class="soft">to <bdi>${recipient}</bdi>, ${written(createdAt)}</span>
              </li>`,
          )}
        </ol>`,
    });
  });

  app.get('/dev/outbox/:id', one, async (request, reply) => {
    const mail = await mails.find(request.params.id);
    if (!mail) return reply.callNotFound();

    return sendPage(reply, {
      title: mail.subject,
      frames: "'self'",
      body: html`<p><a href="/dev/outbox">Outbox</a></p>
        <h1>${mail.subject}</h1>
        <p class="soft">to <bdi>${mail.recipient}</bdi>, ${written(mail.createdAt)}</p>
        <iframe class="mail__frame" sandbox="" title="As HTML" src="/dev/outbox/${mail.id}/html"></iframe>
        <h2>As text</h2>
        <pre class="mail__text">${withTokens(mail, tokens).text}</pre>`,
    });
  });

  app.get('/dev/outbox/:id/html', one, async (request, reply) => {
    const mail = await mails.find(request.params.id);
    if (!mail) return reply.callNotFound();

    return sendLetter(reply, withTokens(mail, tokens).html);
  });
};
