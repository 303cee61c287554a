import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';
import { follow } from './follow.ts';
import { askAgain, forever, hidden, type SiteHeaders } from './headers.ts';
import type { Release, ReleaseFile, Releases } from './releases.ts';

/** The target of an address within a release. */
export type Place = { file: ReleaseFile } | { movedTo: string } | undefined;

/** The requested path, decoded and without its first slash. Undefined when it names no file. */
export function pathOf(url: string): string | undefined {
  const [raw = ''] = url.split('?', 1);
  // No name of ours contains an encoded slash.
  if (!raw.startsWith('/') || /%(2f|5c|00)/i.test(raw)) return undefined;
  try {
    return decodeURIComponent(raw.slice(1));
  } catch {
    return undefined;
  }
}

/** The target of a request's address. */
export function placeAt(release: Release, url: string): Place {
  const file = addressesOf(release).get(url);
  if (file) return { file };
  const path = pathOf(url);
  return path === undefined ? undefined : placeOf(release, path);
}

/** A page has one address, to which its other spellings redirect. */
function placeOf({ files }: Release, path: string): Place {
  if (path === '' || path.endsWith('/')) {
    const file = files.get(`${path}index.html`);
    return file && { file };
  }
  const folder = /^(.*\/)?index\.html$/.exec(path);
  const file = files.get(path);
  if (file && folder) return { movedTo: addressOf(folder[1] ?? '') };
  // No visitor requests this page by its address: it is shown in place of missing ones.
  if (file && path !== notFoundPage) return { file };
  return files.has(`${path}/index.html`) ? { movedTo: addressOf(`${path}/`) } : undefined;
}

export const notFoundPage = '404.html';

/** A path as a link writes it. */
export const addressOf = (path: string) => `/${path.split('/').map(encodeURIComponent).join('/')}`;

const addresses = new WeakMap<Release, ReadonlyMap<string, ReleaseFile>>();

/** The files of a release by their addresses as links write them, which most requests are for. */
const addressesOf = (release: Release) =>
  keptIn(addresses, release, () => {
    const found = [...release.files.values()].map(
      (file) => [addressOf(file.address.slice(1)), file] as const,
    );
    return new Map(
      found.filter(([address, file]) => {
        const path = pathOf(address);
        const place = path === undefined ? undefined : placeOf(release, path);
        return place && 'file' in place && place.file === file;
      }),
    );
  });

/** A file as it is sent whole, compressed or not. It does not hold the bytes: they may be evicted from memory. */
interface Whole {
  etag: string;
  headers: Record<string, string>;
  list: readonly string[];
}

/** So many different `Accept-Encoding` headers are remembered, and no longer one. */
const mostAccepted = 200;
const longestAccepted = 100;

/** Serves the files of releases. */
export function createFiles({
  releases,
  headers,
}: {
  releases: Pick<Releases, 'content' | 'brotli'>;
  headers: SiteHeaders;
}) {
  const headersOf = (file: ReleaseFile) => ({
    ...headers.of(file.type),
    ...file.headers,
    'content-type': file.type,
    'cache-control': file.immutable ? forever : askAgain,
    ...(file.isText ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
  });
  const wholeOf = (file: ReleaseFile, size: number, coding?: 'br'): Whole => {
    const etag = coding ? `"${file.hash}-${coding}"` : `"${file.hash}"`;
    const all: Record<string, string> = {
      ...headersOf(file),
      etag,
      ...(coding && { 'content-encoding': coding }),
      'content-length': String(size),
    };
    return { etag, headers: all, list: Object.entries(all).flat() };
  };
  /** The constant part of a file's response is computed once. */
  const plain = new WeakMap<ReleaseFile, Whole>();
  const packed = new WeakMap<ReleaseFile, Whole>();

  const accepted = new LRUCache<string, boolean>({ max: mostAccepted });
  const takesBrotli = ({ 'accept-encoding': wanted = '' }: IncomingHttpHeaders) => {
    const found = accepted.get(wanted);
    if (found !== undefined) return found;
    const takes = negotiate(wanted, ['br']) === 'br';
    if (wanted.length <= longestAccepted) accepted.set(wanted, takes);
    return takes;
  };

  /** The bytes as the client accepts them, and their headers. */
  const bytesOf = (file: ReleaseFile, asked: IncomingHttpHeaders) => {
    const asItIs = () =>
      follow(releases.content(file.hash), (bytes) => {
        if (!bytes) throw new Error(`The bytes of ${file.path} are not there.`);
        return { bytes, whole: keptIn(plain, file, () => wholeOf(file, bytes.length)) };
      });
    if (!file.isText || !takesBrotli(asked)) return asItIs();
    return follow(releases.brotli(file.hash), (bytes) =>
      bytes ? { bytes, whole: keptIn(packed, file, () => wholeOf(file, bytes.length, 'br')) } : asItIs(),
    );
  };

  return {
    /** A file as the client accepts it, the requested range of it, or 304. */
    send: ({ method, headers: asked }: IncomingMessage, file: ReleaseFile): Answer | Promise<Answer> =>
      follow(bytesOf(file, asked), ({ bytes, whole }): Answer => {
        const { etag, headers: all, list } = whole;
        const isKnown = fresh(asked, { etag });
        // Only GET has ranges (RFC 9110, 14.2).
        const isCut = method === 'GET' && !isKnown && !file.isText;
        const range = isCut ? rangeOf(asked, etag, bytes.length) : undefined;
        if (!isKnown && !range) return { status: 200, headers: all, list, body: bytes };

        // The headers about the whole file, and not about its bytes.
        const { 'content-length': _length, 'content-encoding': _coding, ...always } = all;
        if (isKnown) return { status: 304, headers: always };
        if (range === 'outside') {
          const size = `bytes */${bytes.length}`;
          return {
            status: 416,
            headers: { ...always, 'cache-control': 'no-store', 'content-range': size, 'content-length': 0 },
          };
        }
        const [start, end] = range!;
        const body = bytes.subarray(start, end + 1);
        const piece = `bytes ${start}-${end}/${bytes.length}`;
        return {
          status: 206,
          headers: { ...always, 'content-range': piece, 'content-length': body.length },
          body,
        };
      }),

    /** A page about the result of a request, which is not cached. */
    show: (
      { headers: asked }: IncomingMessage,
      status: number,
      file: ReleaseFile,
    ): Answer | Promise<Answer> =>
      follow(bytesOf(file, asked), ({ bytes, whole }): Answer => {
        const { etag: _ofAnother, ...said } = whole.headers;
        return { status, headers: { ...said, ...hidden }, body: bytes };
      }),
  };
}

/** The value that was computed for a key before. */
function keptIn<Key extends object, Value>(kept: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const found = kept.get(key);
  if (found !== undefined) return found;
  const made = make();
  kept.set(key, made);
  return made;
}

/** The first and the last byte that are requested. Of several ranges none is cut out: the whole file is sent. */
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
