import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import Fastify, {
  LogController,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { reportUrlOf } from '../addresses/reportUrl.ts';
import { refusalOf } from '../http/failures.ts';
import { faultOf, isPacked, isUtf8 } from '../http/faultOf.ts';
import { clientOf } from '../limits/clientOf.ts';
import { isReading, sendAnswer, type Answer } from './answer.ts';
import { isTakeable, type Posted } from './entries.ts';
import { addressOf, createFiles, notFoundPage, pathOf, placeAt } from './files.ts';
import { follow } from './follow.ts';
import { createSiteHeaders, hidden } from './headers.ts';
import type { Hosting } from './hosting.service.ts';
import type { Release } from './releases.ts';
import { createSentences } from './sentences.ts';
import { createSiteHosts, type WhoseSite } from './siteHosts.ts';
import type { Standing } from './standings.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The visit of a posted form. Undefined once the request has been answered. */
    visit: Visit | undefined;
  }
}

/** The release that a visitor requests, at its site's address or at its own. */
interface Visit {
  standing: Standing;
  release: Release;
  /** Whether it is a preview before publication: then nothing that the visitor does counts. */
  isPreview: boolean;
}

/**
 * How long this process may not know of a release that another has published, in milliseconds: a visitor who has the
 * new page already requests its files here.
 */
const longestUnknown = 250;

const readsOnly = { allow: 'GET, HEAD' };
const previewed = { ...hidden, 'referrer-policy': 'no-referrer' };

/** The server of the sites' hosts. It knows nothing of the shop, and serves no route of it. */
export async function buildHosting(
  { origins, standings, releases, published, movedPages, entries, visits, now }: Hosting,
  {
    siteUrl,
    sitesHost,
    logger,
    trustProxy = [],
    slowestReader,
    mailIsWaiting,
  }: {
    siteUrl: string;
    sitesHost: string;
    logger: FastifyServerOptions['logger'];
    trustProxy?: readonly string[] | undefined;
    /** How long a client may take to read a response, in milliseconds. */
    slowestReader: number;
    /** Called when a new mail may be waiting. */
    mailIsWaiting: () => void;
  },
) {
  const { protocol } = new URL(siteUrl);
  const hosts = createSiteHosts({ siteUrl, sitesHost, origins });
  const headers = createSiteHeaders(siteUrl);
  const sentences = createSentences(headers, (host) => reportUrlOf(siteUrl, host));
  /** In the language of the requested site, if there is one. */
  const saidOn = (visit?: Visit | Answer) =>
    sentences.in[visit && 'release' in visit ? visit.release.language : 'en'];
  const files = createFiles({ releases, headers });
  const publishedBefore = new WeakMap<Standing, { at: number; ids: Promise<string[]> }>();

  /** The visit of a request, or a response that is the same for every address. */
  function visitOf(request: IncomingMessage): Visit | Answer | Promise<Visit | Answer> {
    const fault = faultOf(request);
    if (fault) return saidOn().of(fault, { connection: 'close' });
    if (!request.url?.startsWith('/')) return saidOn().of(400);

    const { port, whose } = hosts.read(request.headers.host ?? '');
    if (whose.kind === 'shop' || whose.kind === 'nobody') return sentences.nobody;
    return follow(standings.find(whose.asked), (standing) =>
      standing ? visitAt(request, whose, port, standing) : sentences.nobody,
    );
  }

  function visitAt(
    request: IncomingMessage,
    whose: WhoseSite,
    port: string,
    standing: Standing,
  ): Visit | Answer | Promise<Visit | Answer> {
    const isPreview = whose.kind === 'release';
    if (!isPreview) {
      const { earlier } = standing;
      // Forms in downloaded files with this former name are posted there for as long as their owner uses them.
      if (earlier && earlier.until <= now() && request.method !== 'POST') return sentences.nobody;
      if (whose.hasWww || earlier) {
        const own = whose.kind === 'name' ? hosts.under(earlier?.leadsTo ?? whose.name) : whose.name;
        return movedTo(`${protocol}//${own}${port}${request.url}`);
      }
    }
    const { releaseId, isPaused } = standing;
    const kept = releaseId === null ? undefined : releases.find(releaseId);
    // A closed site can say so without the database.
    const found = isPaused && kept instanceof Promise ? kept.catch(() => undefined) : kept;
    return follow(found, (release) => {
      if (isPaused && !isPreview) {
        const host = whose.kind === 'name' ? hosts.under(whose.name) : whose.name;
        return sentences.in[release?.language ?? 'en'].paused(host + port);
      }
      return release ? { standing, release, isPreview } : sentences.nobody;
    });
  }

  function read(request: IncomingMessage, { standing, release, isPreview }: Visit): Answer | Promise<Answer> {
    const place = placeAt(release, request.url!);
    if (!place) return readOfBefore(request, standing, release);
    if ('movedTo' in place) return movedTo(place.movedTo + queryOf(request.url!));

    const { file } = place;
    return follow(files.send(request, file), (answer) => {
      // A visitor whose browser has the page already opens it all the same.
      const isOpened = request.method === 'GET' && (answer.status === 200 || answer.status === 304);
      if (file.isPage && isOpened && !isPreview) visits.count(request, standing.siteId, file.address);
      return answer;
    });
  }

  async function readOfBefore(request: IncomingMessage, standing: Standing, release: Release) {
    const path = pathOf(request.url!);
    if (path === undefined) return notFound(request, release);
    const file = await replacedFile(standing, release, path);
    if (file) return files.send(request, file);
    const page = await movedPages.find(standing, release, path);
    return page
      ? movedTo(addressOf(page.address.slice(1)) + queryOf(request.url!))
      : notFound(request, release);
  }

  /** A file of a page that was loaded before another release was published. */
  async function replacedFile(standing: Standing, release: Release, path: string) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    if (!release.immutableFolders.has(folder)) return undefined;
    const known = publishedBefore.get(standing);
    const there = known && (await fileOfAny(await known.ids, path));
    const at = now().getTime();
    if (there || (known && at - known.at < longestUnknown)) return there;
    const ids = published(standing.siteId);
    publishedBefore.set(standing, { at, ids });
    // The next request may find the database back.
    ids.catch(() => publishedBefore.delete(standing));
    return fileOfAny(await ids, path);
  }

  async function fileOfAny(ids: readonly string[], path: string) {
    for (const id of ids) {
      const file = (await releases.find(id))?.files.get(path);
      if (file?.immutable) return file;
    }
    return undefined;
  }

  function notFound(request: IncomingMessage, { files: own, language }: Release): Answer | Promise<Answer> {
    const page = own.get(notFoundPage);
    return page ? files.show(request, 404, page) : sentences.in[language].of(404);
  }

  /** The reason why a form is refused, before its body is read. */
  async function refuseForm(request: FastifyRequest, visit: Visit): Promise<Answer | undefined> {
    const { release } = visit;
    if (formOf(release, pathOf(request.raw.url!)) === undefined) {
      const isThere = placeAt(release, request.raw.url!);
      return isThere ? saidOn(visit).of(405, readsOnly) : notFound(request.raw, release);
    }
    return isPacked(request.headers) || !isUtf8(request.headers) ? saidOn(visit).of(415) : undefined;
  }

  async function takeForm(request: FastifyRequest, visit: Visit): Promise<Answer> {
    const { standing, release, isPreview } = visit;
    const form = formOf(release, pathOf(request.raw.url!))!;
    const posted = request.body as Posted;
    if (!isTakeable(posted)) {
      const page = release.files.get(`forms/${form}/refused/index.html`);
      return page ? files.show(request.raw, 422, page) : saidOn(visit).of(422);
    }
    if (!isPreview) {
      const wait = await entries.wait(standing.siteId, clientOf(request.ip));
      if (wait > 0) return saidOn(visit).of(429, { 'retry-after': String(wait) });
      const taking = await entries.take(standing.siteId, form, posted);
      if (taking.outcome === 'unread') return saidOn(visit).unread(taking.telephone);
      mailIsWaiting();
    }
    return {
      status: 303,
      headers: { ...headers.documents, ...hidden, location: `/forms/${form}/sent/`, 'content-length': 0 },
    };
  }

  const movedTo = (location: string): Answer => ({
    status: 308,
    headers: { ...headers.documents, 'cache-control': 'no-cache', location, 'content-length': 0 },
  });

  const failed = (error: unknown, visit?: Visit | Answer): Answer => {
    const { status, retryAfter } = refusalOf(error);
    if (status >= 500 && retryAfter === undefined) app.log.error(error);
    return saidOn(visit).of(status, {
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
      // The rest of a body is not waited for.
      ...(status === 413 && { connection: 'close' }),
    });
  };

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answer,
    visit?: Visit | Answer,
  ) => {
    const isPreview = visit !== undefined && 'isPreview' in visit && visit.isPreview;
    sendAnswer(request, response, isPreview ? asPreview(answer) : answer, slowestReader);
  };

  const app = Fastify({
    logger: logger ?? false,
    // Page views are counted, but no visitor is logged.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    bodyLimit: 64 * 1024,
    frameworkErrors: (error, request, reply) => sendInstead(request, reply, failed(error, request.visit)),
  });
  const sendInstead = (request: FastifyRequest, reply: FastifyReply, answer: Answer) => {
    reply.hijack();
    send(request.raw, reply.raw, answer, request.visit);
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, [...new URLSearchParams(body)]),
  );
  app.decorateRequest('visit', undefined);
  app.setErrorHandler((error, request, reply) => sendInstead(request, reply, failed(error, request.visit)));
  app.addHook('onRequest', async (request, reply) => {
    const visit = await visitOf(request.raw);
    const answer = 'status' in visit ? visit : await refuseForm(request, visit);
    if (!('status' in visit)) request.visit = visit;
    if (answer) sendInstead(request, reply, answer);
  });
  app.post('*', async (request, reply) =>
    sendInstead(request, reply, await takeForm(request, request.visit!)),
  );
  app.addHook('onClose', () => visits.write().catch((error: unknown) => app.log.warn(error)));
  await app.ready();

  function answerReading(request: IncomingMessage, response: ServerResponse) {
    let visit: Visit | Answer | undefined;
    const fail = (error: unknown) => send(request, response, failed(error, visit), visit);
    try {
      const answered = follow(visitOf(request), (found) => {
        visit = found;
        if ('status' in found) return found;
        return isReading(request) ? read(request, found) : saidOn(found).of(405, readsOnly);
      });
      const sent = follow(answered, (one) => send(request, response, one, visit));
      if (sent instanceof Promise) sent.catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  const answer: RequestListener = (request, response) => {
    if (request.method === 'POST') app.routing(request, response);
    else answerReading(request, response);
  };

  return {
    /** Handles every host but the shop's own: an unknown one, or the former one of a site, does not show the shop. */
    before:
      (shop: RequestListener): RequestListener =>
      (request, response) => {
        const { whose } = hosts.read(request.headers.host ?? '');
        (whose.kind === 'shop' ? shop : answer)(request, response);
      },
    close: () => app.close(),
  };
}

const asPreview = ({ status, headers, body }: Answer): Answer => ({
  status,
  headers: { ...headers, ...previewed },
  ...(body !== undefined && { body }),
});

/** The form that an address takes, if the release has one there: its sender is thanked on a page of its own. */
const formOf = ({ files }: Release, path = ''): string | undefined => {
  const [, form] = /^forms\/([^/]+)$/.exec(path) ?? [];
  return form !== undefined && files.has(`forms/${form}/sent/index.html`) ? form : undefined;
};

/** With its question mark. */
const queryOf = (url: string) => {
  const mark = url.indexOf('?');
  return mark === -1 ? '' : url.slice(mark);
};
