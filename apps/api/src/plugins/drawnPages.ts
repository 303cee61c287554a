import type { PageContext, SiteRenderer } from '@awning/contract/renderer';
import type { FastifyReply } from 'fastify';
import { etagOf, packText, sendText } from './packedText.ts';

/** Draws a page that is the same for everyone, packed for the way and known again when it is asked for again. */
export async function show(
  renderer: SiteRenderer,
  reply: FastifyReply,
  url: string,
  context: PageContext = {},
): Promise<FastifyReply> {
  const { status, html, headers } = await renderer.render(url, context);
  reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8');
  return sendText(reply, {
    text: html,
    ...(status === 200 && { etag: etagOf(html) }),
    pack: (coding) => packText(html, coding, 'soon'),
  });
}
