// Serves the site with hot reload. Pages are rendered by the same code as in production; calls go on to the API.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { readRouteFiles } from './routeFiles.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const api = process.env.API_URL ?? 'http://localhost:3001';
/** Paths that the API renders itself, downloads, and its health checks. */
const servedThere =
  /^\/(pay|dev|docs)(\/|$)|^\/(contact|find-order|health|ready)$|^\/orders\/[^/]+\/(files|site|workshop)\//;
/** The paths of buyers' websites. */
const siteHost = /\.localhost(:\d+)?$/;

/** @type {readonly RegExp[]} */
let calls = [];

/**
 * Whether a request is the API's. A page may be at a call's own address, for browsers that navigate to it.
 *
 * @param {import('node:http').IncomingMessage} request
 */
function isForApi({ method, url = '/', headers }) {
  const { pathname } = new URL(url, api);
  if (siteHost.test(headers.host ?? '')) return true;
  if (servedThere.test(pathname)) return true;
  // A form is posted to its page's address, and nothing else is posted to a page.
  if (method !== 'GET' && method !== 'HEAD') return true;
  return !headers.accept?.includes('text/html') && calls.some((call) => call.test(pathname));
}

/** @type {import('vite').Plugin} */
const pages = {
  name: 'awning-pages',
  configureServer(server) {
    return () =>
      server.middlewares.use((request, response, next) => {
        const url = request.originalUrl ?? '/';
        const [, sample] = /^\/samples\/([\w-]+)\.json$/.exec(url) ?? [];
        if (sample) return void answerSample(server, sample, response, next);
        if (/^\/assets\/drawings\/[\w-]+\/[\w-]+\.svg$/.test(url)) return void answerDrawing(url, response);
        if (!request.headers.accept?.includes('text/html')) return next();
        void answer(server, url, response, next);
      });
  },
};

/**
 * @param {import('vite').ViteDevServer} server
 * @param {string} url
 * @param {import('node:http').ServerResponse} response
 * @param {(error: unknown) => void} fail
 */
async function answer(server, url, response, fail) {
  try {
    const { status, html, headers } = await renderPage(server, url);
    response.writeHead(status, headers).end(html);
  } catch (error) {
    fail(error);
  }
}

/**
 * A file that the build would write.
 *
 * @param {import('vite').ViteDevServer} server
 * @param {string} id
 * @param {import('node:http').ServerResponse} response
 * @param {(error: unknown) => void} fail
 */
async function answerSample(server, id, response, fail) {
  try {
    const { loadSample } = await server.ssrLoadModule('@awning/templates/samples');
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(await loadSample(id)));
  } catch (error) {
    fail(error);
  }
}

/**
 * A file that the build draws of a design: the forms that name it come from the designs of the same build.
 *
 * @param {string} url
 * @param {import('node:http').ServerResponse} response
 */
async function answerDrawing(url, response) {
  const drawn = await readFile(path.join(root, 'dist/client', url)).catch(() => undefined);
  if (drawn) response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawn);
  else response.writeHead(404).end();
}

/**
 * @param {import('vite').ViteDevServer} server
 * @param {string} url
 * @returns {Promise<{ status: number, html: string, headers: Record<string, string> }>}
 */
async function renderPage(server, url) {
  const { demoAt, renderDemo } = await server.ssrLoadModule('/src/prerender/demo.tsx');
  const demo = demoAt(url);
  if (demo) {
    // The page runs no script; the browser asks for the site's modules all the same, for their styles.
    const site = path.join(root, '../../packages/templates/src', demo.templateId, 'Site.tsx');
    const { status, html } = renderDemo(demo, { css: '', fonts: [], palettes: [] });
    const styled = html.replace('</body>', `<script type="module" src="/@fs${site}"></script></body>`);
    return answerOf(server, url, { status, html: styled });
  }

  const { previewAt, writePreview } = await server.ssrLoadModule('/src/prerender/preview.ts');
  const previewed = previewAt(url);
  if (previewed && new URL(url, api).search) {
    const { renderTried } = await server.ssrLoadModule('/src/prerender/tried.tsx');
    const site = path.join(root, '../../packages/templates/src', previewed, 'Site.tsx');
    const { status, html } = await renderTried(previewed, url, { css: '', fonts: [] });
    const styled = html.replace('</body>', `<script type="module" src="/@fs${site}"></script></body>`);
    return answerOf(server, url, { status, html: styled });
  }
  if (previewed) {
    // Its styles come with the design's modules.
    return answerOf(
      server,
      url,
      writePreview(previewed, { script: '/src/preview/page/main.tsx', modules: [] }),
    );
  }

  const routeFiles = await readRouteFiles();
  const { createRenderer } = await server.ssrLoadModule('/src/prerender/render.tsx');
  // A late chunk is loaded at once: its styles are in its modules.
  const draw = createRenderer((/** @type {{ lazy: readonly string[] }} */ { lazy }) => ({
    css: '',
    stylesheets: [],
    modules: [
      '/src/main.tsx',
      '/src/frame/islands/Footer.tsx',
      ...lazy.map((id) => `/${routeFiles.get(id)}`),
    ],
    fonts: [],
  }));
  return answerOf(server, url, (await draw(url, await contextOf(url))).write());
}

/**
 * What only the server knows: the order whose page this is, or the buyer who comes back from the till with one; the
 * values behind a link to a tried website.
 *
 * @param {string} url
 */
async function contextOf(url) {
  const { pathname, searchParams } = new URL(url, api);
  const [, shown] = /^\/tried\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (shown) {
    const details = await fetch(`${api}/tried/${encodeURIComponent(shown)}/details`);
    return details.ok ? { triedLink: await details.json() } : {};
  }
  const token = /^\/orders\/([^/]+)\/?$/.exec(pathname)?.[1] ?? searchParams.get('order');
  if (!token) return {};
  const response = await fetch(`${api}/orders/${encodeURIComponent(token)}/status`);
  return response.ok ? response.json() : {};
}

/**
 * Without the page's policy, which would forbid what hot reload needs.
 *
 * @param {import('vite').ViteDevServer} server
 * @param {string} url
 * @param {{ status: number, html: string, headers?: Record<string, string> }} page
 */
async function answerOf(server, url, { status, html, headers = {} }) {
  const { location } = headers;
  return {
    status,
    html: await server.transformIndexHtml(url, html),
    headers: { 'content-type': 'text/html; charset=utf-8', ...(location && { location }) },
  };
}

const server = await createServer({
  root,
  appType: 'custom',
  plugins: [pages],
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: {
      '^/': { target: api, bypass: (request) => (isForApi(request) ? undefined : request.url) },
    },
  },
});
const { urls } = await server.ssrLoadModule('@awning/contract/urls');
calls = Object.values(urls).map((url) => new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}/?$`));
await server.listen();
server.printUrls();
