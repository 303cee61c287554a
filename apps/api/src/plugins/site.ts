import { readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { CardProvider } from '@awning/contract/checkout';
import type { Order } from '@awning/contract/orders';
import type { PageContext } from '@awning/contract/renderer';
import { triedLimits } from '@awning/contract/sites/tried';
import { urls } from '@awning/contract/urls';
import { takesDelivery } from '@awning/shop/order';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { withoutSecrets } from '../logging/logger.ts';
import { headersOfPictures } from '../http/securityHeaders.ts';
import { sendPage } from '../http/sendPage.ts';
import type { Site } from '../site/site.ts';
import { createFormKey } from '../security/formKey.ts';
import { sendFormPage, sendPrivatePage, sendSharedPage } from '../site/showPage.ts';
import { failureFor } from '../http/failures.ts';
import { createOriginTexts } from '../site/originTexts.ts';
import { sendText } from '../http/compressedText.ts';
import { problemPage } from '../http/pages.ts';
import { createSales, createSoldPages, type Sales } from '../site/soldPages.ts';

const forever = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';
const neverAskedAgain = { etag: false, lastModified: false, acceptRanges: false };

/** Serves the built site, and answers every unknown address. */
export const sitePlugin = fp<{
  site: Site | undefined;
  /** Filled in at the placeholders of the build. */
  siteUrl: string;
  /** Who takes the payments. */
  cardProvider: CardProvider;
  orderOf: (token: string) => Promise<Order | undefined>;
  /** The website of an order as its buyer edits it. */
  workshopOf: (token: string) => Promise<PageContext['workshop']>;
  /** The trial that a link leads to. */
  triedLinkOf: (token: string) => Promise<PageContext['triedLink']>;
  /** The sales of each template. */
  stats: Parameters<typeof createSales>[0];
}>(
  async (app, { site, siteUrl, cardProvider, orderOf, workshopOf, triedLinkOf, stats }) => {
    const salesNow = createSales(stats);
    const soldPage = site && createSoldPages(site.renderer);
    const originText = site && createOriginTexts(site.folder, siteUrl);
    if (site) {
      await app.register(fastifyStatic, {
        root: site.folder,
        serve: false,
        index: false,
        preCompressed: true,
        cacheControl: false,
        dotfiles: 'ignore',
      });
      renderedPages(site);
    }
    const files = site ? listFiles(site.folder) : new Set<string>();

    const fileAt = (url: string, query = '') => {
      const pathname = pathOf(url);
      if (site?.renderer.addressOf(rawPathOf(url))) return site.renderer.fileOf(pathname, query);
      return files.has(pathname.slice(1)) ? pathname.slice(1) : undefined;
    };

    /** Says that an address does not allow the method, or does not exist. */
    const refuseMethod = (request: FastifyRequest, reply: FastifyReply) => {
      const methods = request.allowedMethods();
      if (methods.length === 0 && fileAt(request.url)) methods.push('GET', 'HEAD');
      if (methods.length === 0) return reply.failure(404, failureFor(404));
      return reply.header('allow', methods.join(', ')).failure(405, failureFor(405));
    };

    // A page has one address, and its headers depend on it: other spellings redirect there.
    app.addHook('onRequest', async (request, reply) => {
      const { url } = request;
      if (!site || !isReading(request) || hasTwoReadings(pathOf(url))) return undefined;
      const own = site.renderer.addressOf(rawPathOf(url));
      if (own === undefined || own === rawPathOf(url)) return undefined;
      return reply.redirect(own + queryOf(url), 308);
    });

    // A call to an unknown address is refused before its body is read.
    app.addHook('onRequest', async (request, reply) => {
      const isNowhere = request.is404 || request.routeOptions.url === '*';
      if (isNowhere && !isReading(request)) return refuseMethod(request, reply);
    });

    // Somewhere a link leads here, and the owner wants to know.
    app.addHook('onResponse', async (request, reply) => {
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
      if (reply.statusCode !== 404 || !isPage || request.method !== 'GET') return;
      request.log.warn({ req: request }, `There is no page at ${withoutSecrets(request)}.`);
    });

    app.setNotFoundHandler(async (request, reply) => {
      const methods = request.allowedMethods();
      // A route may have found nothing itself.
      const isRefused = methods.length > 0 && !methods.includes(request.method);
      if (isRefused || !isReading(request)) return refuseMethod(request, reply);
      if (!site) return reply.failure(404, failureFor(404));

      const pathname = pathOf(request.url);
      const file = fileAt(request.url, queryOf(request.url));
      const isPage = file === undefined || file.endsWith('.html');
      const sales = isPage && site.renderer.readsStandings(pathname) ? await salesNow() : undefined;
      const sold = file && sales && (await soldInstead(file, sales));
      if (sold) return sold(reply);
      if (file) {
        reply.headers({
          ...site.renderer.headersOf(file),
          ...(isPicture(file) && headersOfPictures),
          'cache-control': isHashed(file) ? forever : askAgain,
        });
        const own = await originText?.(file);
        if (own) return sendText(reply.type(typeOf(file)), own);
        return reply.sendFile(file, isHashed(file) ? neverAskedAgain : {});
      }
      // A page in place of a missing script would only break differently.
      if (pathname.startsWith('/assets/') || readsJson(request)) return reply.failure(404, failureFor(404));
      const wait = await request.limitRendering();
      if (wait > 0) {
        const page = problemPage(429, failureFor(429));
        return sendPage(reply.code(429).header('retry-after', wait), page);
      }
      const url = hasTwoReadings(pathname) ? `/${encodeURIComponent(pathname)}` : request.url;
      // A visitor's trial is private.
      if (isOneVisitors(pathname, queryOf(request.url)))
        return sendPrivatePage(site, reply, url, sales ? { standings: sales.standings } : {});
      return sendSharedPage(site.renderer, reply, url, sales && { standings: sales.standings });
    });

    /** A page in the order of sales, or its file when it cannot be rendered at the moment. */
    async function soldInstead(file: string, sales: Sales) {
      // By the page's own address, however it was requested.
      const rendered = await soldPage?.(`/${path.posix.dirname(file)}`, sales).catch(() => undefined);
      if (!rendered) return undefined;
      const { headers, ...page } = rendered;
      return (reply: FastifyReply) =>
        sendText(reply.headers({ ...headers, 'cache-control': askAgain }).type(typeOf(file)), page);
    }

    function renderedPages(built: Site) {
      const page = { config: { page: true, limit: 'rendering' as const }, schema: { hide: true } };

      app.get('/checkout', page, (request, reply) =>
        sendFormPage(built.renderer, reply, request.url, { formKey: createFormKey(), cardProvider }),
      );
      for (const address of ['/checkout/success', '/checkout/cancelled']) {
        app.get(address, page, async (request, reply) => {
          const token = new URLSearchParams(queryOf(request.url)).get('order');
          return showOrder(built, request, reply, token);
        });
      }
      for (const address of ['/orders/:token', '/orders/:token/tell/:step']) {
        app.get<{ Params: { token: string } }>(address, page, async (request, reply) => {
          const { token } = request.params;
          const order = await orderOf(token);
          const workshop = order && takesDelivery(order.status) ? await workshopOf(token) : undefined;
          const context = { ...(order && { order }), ...(workshop && { workshop }) };
          return sendPrivatePage(built, reply, request.url, context);
        });
      }
      app.get<{ Params: { token: string } }>('/tried/:token', page, async (request, reply) => {
        const triedLink = await triedLinkOf(request.params.token);
        return sendPrivatePage(built, reply, request.url, triedLink ? { triedLink } : {});
      });
      // Their addresses are secrets.
      app.get('/reset-password/:token', page, (request, reply) =>
        sendPrivatePage(built, reply, request.url, {}),
      );
      const forEverybody = { ...page, config: { ...page.config, access: 'everybody' as const } };
      app.get('/account/confirm/:token', forEverybody, (request, reply) =>
        sendPrivatePage(built, reply, request.url, {}),
      );
    }

    async function showOrder(
      built: Site,
      request: FastifyRequest,
      reply: FastifyReply,
      token: string | null,
    ) {
      const order = token === null ? undefined : await orderOf(token);
      return sendPrivatePage(built, reply, request.url, order ? { order } : {});
    }
  },
  { name: 'site', dependencies: ['errors', 'limits'] },
);

/** Whether some clients would read it as another address, or as another host. No address of ours looks like that. */
const hasTwoReadings = (pathname: string) => /[/\\]{2}|\\|(^|\/)\.{1,2}(\/|$)/.test(pathname);

function listFiles(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

  // Pages have addresses of their own; names with a leading dot are the build's.
  return new Set(names.filter((name) => !/(^|\/)\.|\.(html|br|gz)$/.test(name)));
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

// By its name: a 304 response has no type.
const isPicture = (file: string) => /\.(avif|ico|jpg|png|svg|webp)$/.test(file);

const isHashed = (file: string) => file.startsWith('assets/');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
// A feed is told from other XML by its type.
const typeOf = (file: string) =>
  file === 'rss.xml'
    ? 'application/rss+xml; charset=utf-8'
    : (types[path.extname(file)] ?? 'application/octet-stream');

const pathLength = (url: string) => {
  const mark = url.indexOf('?');
  return mark === -1 ? url.length : mark;
};

/** With its question mark, unless it is empty. */
const queryOf = (url: string) => url.slice(pathLength(url)).replace(/^\?$/, '');

/** As it was requested, still encoded. */
const rawPathOf = (url: string) => url.slice(0, pathLength(url));

/**
 * Whether a page shows what one visitor typed: where a design is tried, and wherever its values are passed on without
 * script.
 */
function isOneVisitors(pathname: string, query: string) {
  if (/^\/(try|preview)\//.test(pathname)) return query !== '';
  const asked = new URLSearchParams(query);
  return Object.keys(triedLimits).some((name) => asked.get(name));
}

function pathOf(url: string): string {
  const pathname = rawPathOf(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

// The prefixes of the API. Other addresses below them are no pages, though the bare prefix may be one.
const calls = new Set(Object.values(urls).map((url) => url.split('/')[1]));

function readsJson({ url, headers }: FastifyRequest): boolean {
  const { accept = '' } = headers;
  const [, first, ...rest] = pathOf(url).split('/');
  if (first === 'api') return true;
  return !accept.includes('html') && (accept.includes('json') || (rest.length > 0 && calls.has(first)));
}
