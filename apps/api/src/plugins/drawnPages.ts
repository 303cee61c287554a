import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteRenderer } from '@awning/contract/renderer';
import type { FastifyReply } from 'fastify';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

// As they are asked for, so quickly rather than as small as can be. The better one first.
const packers: [coding: string, pack: (page: string) => Promise<Buffer>][] = [
  ['br', (page) => packBrotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })],
  ['gzip', (page) => packGzip(page)],
];

/** Draws a page that is the same for everyone, packed for the way and known again when it is asked for again. */
export async function show(renderer: SiteRenderer, reply: FastifyReply, url: string): Promise<FastifyReply> {
  const page = await renderer.render(url, {});
  const { headers } = reply.request;
  reply
    .code(page.status)
    .headers({
      ...page.headers,
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      vary: 'accept-encoding',
    })
    .type('text/html; charset=utf-8');

  if (page.status === 200) {
    // Weak: the same page is packed in more than one way.
    const tag = `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', tag);
    if (holds(headers['if-none-match'], tag)) return reply.code(304).send();
  }

  const accepted = headers['accept-encoding']?.toString();
  const [coding, pack] = packers.find(([name]) => takes(name, accepted)) ?? [];
  if (!coding || !pack) return reply.send(page.html);
  return reply.header('content-encoding', coding).send(await pack(page.html));
}

/** Whether a coding is named among what is accepted, and not as what is refused. */
const takes = (coding: string, accepted = '') =>
  accepted.split(',').some((one) => {
    const [name, quality = 'q=1'] = one.split(';').map((part) => part.trim());
    return name === coding && Number(quality.slice('q='.length)) > 0;
  });

/** Whether the visitor has this very page. */
const holds = (kept: string | undefined, tag: string) =>
  kept === '*' ||
  (kept ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''));
