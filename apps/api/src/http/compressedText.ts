import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import fresh from 'fresh';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The better one first. */
const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** Compresses a text: quickly, or as small as possible. */
export const compressText = (
  text: string | Buffer,
  coding: Coding,
  how: 'soon' | 'small',
): Promise<Buffer> =>
  coding === 'br'
    ? compressBrotli(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: how === 'soon' ? 5 : constants.BROTLI_MAX_QUALITY },
      })
    : compressGzip(text, { level: how === 'soon' ? 6 : 9 });

export interface CompressedText {
  text: string;
  /** Matches a browser's cached copy of this text. */
  etag?: string | undefined;
  pack: (coding: Coding) => Promise<Buffer>;
}

/** Weak: the same text has more than one compressed form. */
export const etagOf = (text: string) =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Sends a text in an encoding that the client accepts, or 304. */
export async function sendText(
  reply: FastifyReply,
  { text, etag, pack }: CompressedText,
): Promise<FastifyReply> {
  const { headers } = reply.request;
  reply.header('vary', 'accept-encoding');
  if (etag) {
    reply.header('etag', etag);
    if (fresh(headers, { etag })) return reply.code(304).send();
  }
  const coding = negotiate<Coding>(headers['accept-encoding'] ?? '', [...codings]);
  if (!coding) return reply.send(text);
  return reply.header('content-encoding', coding).send(await pack(coding));
}
