import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { html } from '../html.ts';
import { sendPage } from '../page.ts';
import type { Tokens } from '../tokens.ts';
import type { Letter } from './letter.ts';
import { sealLetter, type MailKind } from './mail.ts';
import { sendLetter } from './sendLetter.ts';
import { withTokens } from './withTokens.ts';

interface Options {
  /** Every letter the shop writes, by its kind. */
  letters: Readonly<Record<MailKind, Letter>>;
  tokens: Tokens;
}

/** Shows a developer every letter the shop writes, drawn as it would be sent. Never registered in production. */
export const previewRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { letters, tokens }) => {
  const hidden = { schema: { hide: true }, config: { page: true } };

  app.get('/dev/mails', hidden, async (_request, reply) =>
    sendPage(reply, {
      title: 'Letters',
      body: html`<h1>Letters</h1>
        <ol class="mails">
          ${Object.entries(letters).map(
            ([kind, { subject }]) =>
              html`<li>
                <a href="/dev/mails/${kind}"><b>${subject}</b></a
                ><br />
                <span class="soft">${kind}</span>
              </li>`,
          )}
        </ol>`,
    }),
  );

  const isKind = (kind: string): kind is MailKind => Object.hasOwn(letters, kind);

  /** As it would be sent. */
  const drawn = (kind: string) => {
    if (!isKind(kind)) return undefined;
    const envelope = { cause: 'preview', kind, recipient: 'nobody', tokenId: 'preview', at: new Date(0) };
    return withTokens(sealLetter(letters[kind], envelope), tokens);
  };

  const one = { ...hidden, schema: { hide: true, params: Type.Object({ kind: Type.String() }) } };

  app.get('/dev/mails/:kind', one, async (request, reply) => {
    const { kind } = request.params;
    const mail = drawn(kind);
    if (!mail) return reply.callNotFound();

    return sendPage(reply, {
      title: mail.subject,
      frames: "'self'",
      body: html`<p><a href="/dev/mails">Letters</a></p>
        <h1>${mail.subject}</h1>
        <iframe class="mail__frame" sandbox="" title="As HTML" src="/dev/mails/${kind}/html"></iframe>
        <h2>As text</h2>
        <pre class="mail__text">${mail.text}</pre>`,
    });
  });

  app.get('/dev/mails/:kind/html', one, async (request, reply) => {
    const mail = drawn(request.params.kind);
    return mail ? sendLetter(reply, mail.html) : reply.callNotFound();
  });

  app.get('/dev/mails/:kind/text', one, async (request, reply) => {
    const mail = drawn(request.params.kind);
    return mail ? reply.type('text/plain; charset=utf-8').send(mail.text) : reply.callNotFound();
  });
};
