import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import fresh from 'fresh';
import type { Answer } from './answer.ts';
import { askAgain, forever, hidden, type SiteHeaders } from './headers.ts';
import type { Release, ReleaseFile, Releases } from './releases.ts';

/** Where an address leads within a release. */
export type Place = { file: ReleaseFile } | { movedTo: string } | undefined;

/** A text may be packed, and then its pieces would be others. */
const isText = ({ type }: ReleaseFile) => /^text\/|[/+](json|xml|javascript)\b/.test(type);

/** As it was asked for, decoded and without its first slash. Undefined when it names no file. */
export function pathOf(url: string): string | undefined {
  const [raw = ''] = url.split('?', 1);
  // A slash that was written otherwise is part of no name of ours.
  if (!raw.startsWith('/') || /%(2f|5c|00)/i.test(raw)) return undefined;
  try {
    return decodeURIComponent(raw.slice(1));
  } catch {
    return undefined;
  }
}

/** A page has one address, and whatever else leads to it leads there. */
export function placeOf({ files }: Release, path: string): Place {
  if (path === '' || path.endsWith('/')) {
    const file = files.get(`${path}index.html`);
    return file && { file };
  }
  const folder = /^(.*\/)?index\.html$/.exec(path);
  const file = files.get(path);
  if (file && folder) return { movedTo: addressOf(folder[1] ?? '') };
  // Nobody goes there on purpose: it is what is shown elsewhere.
  if (file && path !== notFoundPage) return { file };
  return files.has(`${path}/index.html`) ? { movedTo: addressOf(`${path}/`) } : undefined;
}

export const notFoundPage = '404.html';

const addressOf = (path: string) => `/${path.split('/').map(encodeURIComponent).join('/')}`;

/** Answers with the files of releases. */
export function createFiles({
  releases,
  headers,
}: {
  releases: Pick<Releases, 'content' | 'brotli'>;
  headers: SiteHeaders;
}) {
  /** The headers that a file always has, made once. */
  const known = new WeakMap<ReleaseFile, Record<string, string>>();
  const headersOf = (file: ReleaseFile) => {
    const found = known.get(file);
    if (found) return found;
    const made = {
      ...headers.of(file.type),
      ...file.headers,
      'content-type': file.type,
      'cache-control': file.immutable ? forever : askAgain,
      ...(isText(file) ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
    };
    known.set(file, made);
    return made;
  };

  async function bytesOf(file: ReleaseFile, accepted: IncomingHttpHeaders) {
    const takesBrotli = isText(file) && negotiate(accepted['accept-encoding'] ?? '', ['br']) === 'br';
    const brotli = takesBrotli ? await releases.brotli(file.hash) : undefined;
    if (brotli) return { bytes: brotli, etag: `"${file.hash}-br"`, coding: { 'content-encoding': 'br' } };
    const bytes = await releases.content(file.hash);
    if (!bytes) throw new Error(`The bytes of ${file.path} are not there.`);
    return { bytes, etag: `"${file.hash}"`, coding: {} };
  }

  return {
    /** A file as its reader takes it, the piece of it that is wanted, or that they have it. */
    async send({ headers: asked }: IncomingMessage, file: ReleaseFile): Promise<Answer> {
      const { bytes, etag, coding } = await bytesOf(file, asked);
      const always = { ...headersOf(file), etag };
      if (fresh(asked, { etag })) return { status: 304, headers: always };

      const range = isText(file) ? undefined : rangeOf(asked, etag, bytes.length);
      if (range === 'outside') {
        const size = `bytes */${bytes.length}`;
        return { status: 416, headers: { ...always, 'content-range': size, 'content-length': 0 } };
      }
      if (range) {
        const [start, end] = range;
        const body = bytes.subarray(start, end + 1);
        const piece = `bytes ${start}-${end}/${bytes.length}`;
        return {
          status: 206,
          headers: { ...always, 'content-range': piece, 'content-length': body.length },
          body,
        };
      }
      return { status: 200, headers: { ...always, ...coding, 'content-length': bytes.length }, body: bytes };
    },

    /** A page that says what became of a request, and is not to be kept. */
    async show({ headers: asked }: IncomingMessage, status: number, file: ReleaseFile): Promise<Answer> {
      const { bytes, coding } = await bytesOf(file, asked);
      const always = { ...headersOf(file), ...hidden, ...coding };
      return { status, headers: { ...always, 'content-length': bytes.length }, body: bytes };
    },
  };
}

/** The first and the last byte that are wanted. Of several pieces none is cut out: the whole does as well. */
function rangeOf(
  { range = '', 'if-range': condition }: IncomingHttpHeaders,
  etag: string,
  size: number,
): [start: number, end: number] | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? [];
  if (first === '' && last === '') return undefined;
  if (condition !== undefined && condition !== etag) return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;

  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size && start <= end ? [start, end] : 'outside';
}
