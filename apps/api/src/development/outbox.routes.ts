import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { sendPage } from '../http/sendPage.ts';
import type { Tokens } from '../security/tokens.ts';
import type { Mail } from '../mail/mail.ts';
import type { MailsRepository } from '../mail/mails.repository.ts';
import { sendMail } from './sendMail.ts';
import { fillTokens } from '../mail/fillTokens.ts';

const mostShown = 5_000;
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });

const describe = ({ id, recipient, replyTo, subject, text, html: markup, createdAt }: Mail) => ({
  id,
  to: recipient,
  replyTo,
  subject,
  text,
  html: markup,
  createdAt: createdAt.toISOString(),
});

/** Lets a developer read the mails of the shop. Never registered in production. */
export const outboxRoutes: FastifyPluginAsyncTypebox<{ mails: MailsRepository; tokens: Tokens }> = async (
  app,
  { mails, tokens },
) => {
  const hidden = { schema: { hide: true }, config: { page: true } };
  const one = { schema: { hide: true, params: Id }, config: { page: true } };

  app.get('/dev/outbox', hidden, async (request, reply) => {
    const written = await mails.newest(mostShown);
    if (request.headers.accept?.includes('application/json'))
      return reply.send(written.map((mail) => describe(fillTokens(mail, tokens))));

    return sendPage(reply, {
      page: 'mailList',
      title: 'Outbox',
      props: {
        heading: 'Outbox',
        link: { href: '/dev/mails', label: 'Every mail there is' },
        empty: 'No mail yet. Buy something.',
        mails: written.map(({ id, subject, recipient, createdAt }) => ({
          href: `/dev/outbox/${id}`,
          subject,
          note: { recipient, at: createdAt },
        })),
      },
    });
  });

  app.get('/dev/outbox/:id', one, async (request, reply) => {
    const mail = await mails.find(request.params.id);
    if (!mail) return reply.callNotFound();

    return sendPage(reply, {
      page: 'mail',
      title: mail.subject,
      frames: "'self'",
      props: {
        list: { href: '/dev/outbox', label: 'Outbox' },
        subject: mail.subject,
        sent: { recipient: mail.recipient, at: mail.createdAt },
        htmlUrl: `/dev/outbox/${mail.id}/html`,
        text: fillTokens(mail, tokens).text,
      },
    });
  });

  app.get('/dev/outbox/:id/html', one, async (request, reply) => {
    const mail = await mails.find(request.params.id);
    if (!mail) return reply.callNotFound();

    return sendMail(reply, fillTokens(mail, tokens).html);
  });
};
