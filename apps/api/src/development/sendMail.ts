import type { FastifyReply } from 'fastify';
import { privatePage } from '../http/sendPage.ts';
import { mailStyle } from '../mail/mailStyle.ts';

/** Shows a mail to a developer: in a frame without permissions. */
export function sendMail(reply: FastifyReply, markup: string) {
  const policy = `default-src 'none'; style-src 'sha256-${mailStyle.hash}'; frame-ancestors 'self'; sandbox`;
  return reply
    .headers({ ...privatePage, 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(markup);
}
