import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The better one first. */
const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** Packs a text: soon, or as small as can be. */
export const compressText = (text: string, coding: Coding, how: 'soon' | 'small'): Promise<Buffer> =>
  coding === 'br'
    ? compressBrotli(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: how === 'soon' ? 5 : constants.BROTLI_MAX_QUALITY },
      })
    : compressGzip(text, { level: how === 'soon' ? 6 : 9 });

export interface CompressedText {
  text: string;
  /** By it the text is known again. */
  etag?: string;
  pack: (coding: Coding) => Promise<Buffer>;
}

/** Weak: the same text is packed in more than one way. */
export const etagOf = (text: string) =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Sends a text as its reader takes it, or says that they have it. */
export async function sendText(
  reply: FastifyReply,
  { text, etag, pack }: CompressedText,
): Promise<FastifyReply> {
  const { headers } = reply.request;
  reply.header('vary', 'accept-encoding');
  if (etag) {
    reply.header('etag', etag);
    if (holds(headers['if-none-match'], etag)) return reply.code(304).send();
  }
  const accepted = headers['accept-encoding']?.toString();
  const coding = codings.find((name) => takes(name, accepted));
  if (!coding) return reply.send(text);
  return reply.header('content-encoding', coding).send(await pack(coding));
}

/** Whether a coding is named among what is accepted, and not as what is refused. */
const takes = (coding: string, accepted = '') =>
  accepted.split(',').some((one) => {
    const [name, quality = 'q=1'] = one.split(';').map((part) => part.trim());
    return name === coding && Number(quality.slice('q='.length)) > 0;
  });

/** Whether the visitor has this very text. */
const holds = (kept: string | undefined, tag: string) =>
  kept === '*' ||
  (kept ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''));
