import type { PageContext, SiteRenderer } from '@awning/contract/renderer';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import type { Site } from './site.ts';
import { privatePage } from '../http/sendPage.ts';
import { packParts } from '../http/packParts.ts';
import { etagOf, compressText, sendText } from '../http/compressedText.ts';

/** Renders a page that is the same for all visitors, compressed and with an ETag. */
export async function sendSharedPage(
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
    etag: status === 200 ? etagOf(html) : undefined,
    pack: (coding) => compressText(html, coding, 'soon'),
  });
}

/** Renders a page whose form has a key of its own. Only the visitor's browser may cache it, for going back. */
export async function sendFormPage(
  renderer: SiteRenderer,
  reply: FastifyReply,
  url: string,
  context: PageContext & { formKey: string },
): Promise<FastifyReply> {
  const { status, html, headers } = await renderer.render(url, context);
  reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8');
  // Compressed all the same: a key that changes each time cannot be guessed from compressed sizes.
  return sendText(reply, { text: html, pack: (coding) => compressText(html, coding, 'soon') });
}

/**
 * Renders a page for one visitor. Its private parts are sent uncompressed: with a stranger's words in it, its size
 * would reveal secrets.
 */
export async function sendPrivatePage(
  { renderer }: Site,
  reply: FastifyReply,
  url: string,
  context: PageContext,
  status?: number,
) {
  const page = await renderer.render(url, context);
  reply
    .code(status ?? page.status)
    .headers({ ...page.headers, ...privatePage, vary: 'accept-encoding' })
    .type('text/html; charset=utf-8');
  const accepted = reply.request.headers['accept-encoding'] ?? '';
  if (!page.open || negotiate(accepted, ['gzip']) !== 'gzip') return reply.send(page.html);
  return reply.header('content-encoding', 'gzip').send(packParts(page.html, page.open));
}
