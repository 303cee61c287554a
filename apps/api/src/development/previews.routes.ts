import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { sendPage } from '../http/sendPage.ts';
import type { Tokens } from '../security/tokens.ts';
import type { Letter } from '../mail/letter.ts';
import { sealLetter, type MailKind } from '../mail/mail.ts';
import { sendLetter } from './sendLetter.ts';
import { fillTokens } from '../mail/fillTokens.ts';

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
      page: 'mailList',
      title: 'Letters',
      props: {
        heading: 'Letters',
        mails: Object.entries(letters).map(([kind, { subject }]) => ({
          href: `/dev/mails/${kind}`,
          subject,
          note: kind,
        })),
      },
    }),
  );

  const isKind = (kind: string): kind is MailKind => Object.hasOwn(letters, kind);

  /** As it would be sent. */
  const drawn = (kind: string) => {
    if (!isKind(kind)) return undefined;
    const envelope = { cause: 'preview', kind, recipient: 'nobody', tokenId: 'preview', at: new Date(0) };
    return fillTokens(sealLetter(letters[kind], envelope), tokens);
  };

  const one = { ...hidden, schema: { hide: true, params: Type.Object({ kind: Type.String() }) } };

  app.get('/dev/mails/:kind', one, async (request, reply) => {
    const { kind } = request.params;
    const mail = drawn(kind);
    if (!mail) return reply.callNotFound();

    return sendPage(reply, {
      page: 'mail',
      title: mail.subject,
      frames: "'self'",
      props: {
        list: { href: '/dev/mails', label: 'Letters' },
        subject: mail.subject,
        htmlUrl: `/dev/mails/${kind}/html`,
        text: mail.text,
      },
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
