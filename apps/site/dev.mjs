// Serves the site with hot reload. Pages are rendered by the same code as in production; calls go on to the API.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = path.dirname(fileURLToPath(import.meta.url));
const api = process.env.API_URL ?? 'http://localhost:3001';
const proxied = [
  '^/api/',
  '^/orders/[^/]+/(status|pay)$',
  '^/pay/',
  '^/dev/',
  '^/docs',
  '^/health$',
  '^/ready$',
];

/** @type {import('vite').Plugin} */
const pages = {
  name: 'awning-pages',
  configureServer(server) {
    return () =>
      server.middlewares.use((request, response, next) => {
        const url = request.originalUrl ?? '/';
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
 * @param {import('vite').ViteDevServer} server
 * @param {string} url
 * @returns {Promise<{ status: number, html: string, headers: Record<string, string> }>}
 */
async function renderPage(server, url) {
  const { createRenderer } = await server.ssrLoadModule('/src/prerender/render.tsx');
  const render = createRenderer(() => ({
    css: '',
    inlinedStylesheets: [],
    modules: ['/src/main.tsx'],
    fonts: [],
  }));
  const { status, html, headers } = await render(url);
  // The policy of a built page would forbid what hot reload needs.
  const { 'content-security-policy': _policy, ...rest } = headers;
  return { status, html: await server.transformIndexHtml(url, html), headers: rest };
}

const server = await createServer({
  root,
  appType: 'custom',
  plugins: [pages],
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((pattern) => [pattern, api])),
  },
});
await server.listen();
server.printUrls();
