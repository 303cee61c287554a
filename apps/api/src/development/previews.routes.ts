import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { sendPage } from '../http/sendPage.ts';
import type { Tokens } from '../security/tokens.ts';
import type { MailContent } from '../mail/writeMail.ts';
import { createMail, type MailKind } from '../mail/mail.ts';
import { sendMail } from './sendMail.ts';
import { fillTokens } from '../mail/fillTokens.ts';

interface Options {
  /** Every mail of the shop, by its kind. */
  contents: Readonly<Record<MailKind, MailContent>>;
  tokens: Tokens;
}

/** Shows a developer every mail of the shop, rendered as it would be sent. Never registered in production. */
export const previewRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { contents, tokens }) => {
  const hidden = { schema: { hide: true }, config: { page: true } };

  app.get('/dev/mails', hidden, async (_request, reply) =>
    sendPage(reply, {
      page: 'mailList',
      title: 'Mails',
      props: {
        heading: 'Mails',
        mails: Object.entries(contents).map(([kind, { subject }]) => ({
          href: `/dev/mails/${kind}`,
          subject,
          note: kind,
        })),
      },
    }),
  );

  const isKind = (kind: string): kind is MailKind => Object.hasOwn(contents, kind);

  /** As it would be sent. */
  const previewOf = (kind: string) => {
    if (!isKind(kind)) return undefined;
    const envelope = { cause: 'preview', kind, recipient: 'nobody', tokenId: 'preview', at: new Date(0) };
    return fillTokens(createMail(contents[kind], envelope), tokens);
  };

  const one = { ...hidden, schema: { hide: true, params: Type.Object({ kind: Type.String() }) } };

  app.get('/dev/mails/:kind', one, async (request, reply) => {
    const { kind } = request.params;
    const mail = previewOf(kind);
    if (!mail) return reply.callNotFound();

    return sendPage(reply, {
      page: 'mail',
      title: mail.subject,
      frames: "'self'",
      props: {
        list: { href: '/dev/mails', label: 'Mails' },
        subject: mail.subject,
        htmlUrl: `/dev/mails/${kind}/html`,
        text: mail.text,
      },
    });
  });

  app.get('/dev/mails/:kind/html', one, async (request, reply) => {
    const mail = previewOf(request.params.kind);
    return mail ? sendMail(reply, mail.html) : reply.callNotFound();
  });

  app.get('/dev/mails/:kind/text', one, async (request, reply) => {
    const mail = previewOf(request.params.kind);
    return mail ? reply.type('text/plain; charset=utf-8').send(mail.text) : reply.callNotFound();
  });
};
