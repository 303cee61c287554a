// Small servers beside the shop, so that everything compared is reached in the same way.
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer, request as ask } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/**
 * @typedef {object} Door
 * @property {string} url
 * @property {() => void} close
 */

/**
 * Forwards the shop's answers, to the byte; or its pages without their scripts and without the files that these would
 * fetch.
 *
 * @param {number} port its own
 * @param {() => string} shop the address of the shop, which may open later
 * @param {{ host: string, withScripts: boolean }} options the host that the shop takes itself to have
 * @returns {Promise<Door>}
 */
export function openProxy(port, shop, { host, withScripts }) {
  return listen(port, (request, response) => {
    const headers = { ...request.headers, host };
    if (!withScripts) headers['accept-encoding'] = 'br';
    const asked = ask(shop() + request.url, { method: request.method ?? 'GET', headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      if (withScripts || !answer.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(status, answer.rawHeaders);
        answer.pipe(response);
        return;
      }
      buffer(answer).then(
        (body) => {
          const isPacked = answer.headers['content-encoding'] === 'br';
          const html = (isPacked ? brotliDecompressSync(body) : body).toString();
          const { link: _fetchedAhead, 'content-length': _length, ...others } = answer.headers;
          const bare = brotliCompressSync(withoutScripts(html));
          response.writeHead(status, { ...others, 'content-encoding': 'br', 'content-length': bare.length });
          response.end(bare);
        },
        () => response.destroy(),
      );
    });
    asked.once('error', () => response.destroy());
    request.pipe(asked);
  });
}

/**
 * A page without its scripts, and without their preloads.
 *
 * @param {string} html
 */
export function withoutScripts(html) {
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*rel="?modulepreload"?[^>]*>/g, '');
}

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/**
 * Serves a folder as a good static host would: packed by Brotli, files with a hash in their name for ever.
 *
 * @param {string} folder
 * @returns {Promise<Door>}
 */
export function openFolder(folder) {
  /** @type {Map<string, { headers: Record<string, string>, body: Buffer } | undefined>} */
  const kept = new Map();
  const read = async (/** @type {string} */ asked) => {
    const within = path.join(folder, path.normalize(decodeURIComponent(asked)));
    const isFolder = await stat(within).then((found) => found.isDirectory());
    const file = isFolder ? path.join(within, 'index.html') : within;
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const isText = /text|javascript|json|svg|xml/.test(type);
    const bytes = await readFile(file);
    const cache = type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable';
    const headers = {
      'content-type': type,
      'cache-control': cache,
      ...(isText && { 'content-encoding': 'br' }),
    };
    return { headers, body: isText ? brotliCompressSync(bytes) : bytes };
  };
  return listen(0, (request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').pathname;
    void (async () => {
      if (!kept.has(asked)) kept.set(asked, await read(asked).catch(() => undefined));
      const answer = kept.get(asked);
      response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body);
    })();
  });
}

/**
 * @param {number} port
 * @param {import('node:http').RequestListener} answer
 * @returns {Promise<Door>}
 */
async function listen(port, answer) {
  const server = createServer(answer).listen(port, 'localhost');
  await once(server, 'listening');
  const bound = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${bound.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
