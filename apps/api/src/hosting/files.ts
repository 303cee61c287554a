import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';
import { follow } from './follow.ts';
import { askAgain, forever, hidden, type SiteHeaders } from './headers.ts';
import type { Release, ReleaseFile, Releases } from './releases.ts';

/** Where an address leads within a release. */
export type Place = { file: ReleaseFile } | { movedTo: string } | undefined;

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

/** Where the address of a request leads. */
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
  // No visitor asks for this page by its address: it is shown in place of missing ones.
  if (file && path !== notFoundPage) return { file };
  return files.has(`${path}/index.html`) ? { movedTo: addressOf(`${path}/`) } : undefined;
}

export const notFoundPage = '404.html';

/** A path as a link has it. */
export const addressOf = (path: string) => `/${path.split('/').map(encodeURIComponent).join('/')}`;

const addresses = new WeakMap<Release, ReadonlyMap<string, ReleaseFile>>();

/** The files of a release by their addresses as links have them, which most requests are for. */
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

/** A file as it is sent whole, packed or not. Its bytes are not held by it: they may have to make room. */
interface Whole {
  etag: string;
  headers: Record<string, string>;
  list: readonly string[];
}

/** Of all the ways to say what is taken, that many are remembered, and none that is longer. */
const mostAccepted = 200;
const longestAccepted = 100;

/** Answers with the files of releases. */
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
  /** What never changes of a file is written down once. */
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

  /** The bytes as they are taken, and what is said of them. */
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
    /** A file as its reader takes it, the piece of it that is wanted, or that they have it. */
    send: ({ method, headers: asked }: IncomingMessage, file: ReleaseFile): Answer | Promise<Answer> =>
      follow(bytesOf(file, asked), ({ bytes, whole }): Answer => {
        const { etag, headers: all, list } = whole;
        const isKnown = fresh(asked, { etag });
        // Only of what is fetched is there a piece (RFC 9110, 14.2).
        const isCut = method === 'GET' && !isKnown && !file.isText;
        const range = isCut ? rangeOf(asked, etag, bytes.length) : undefined;
        if (!isKnown && !range) return { status: 200, headers: all, list, body: bytes };

        // What is said of the whole, and not of its bytes.
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

    /** A page that says what became of a request, and is not to be kept. */
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

/** What was made for something before. */
function keptIn<Key extends object, Value>(kept: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const found = kept.get(key);
  if (found !== undefined) return found;
  const made = make();
  kept.set(key, made);
  return made;
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
