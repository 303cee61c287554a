// Measures the built home page against itself without its scripts: `npm run measure [path] [runs]`.
// Both are served by one small proxy and measured in turns, so that only the scripts differ.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { build } from '../build.mjs';
import { fetchLighthouse } from './fetchLighthouse.mjs';
import { openShop } from '../openShop.mjs';

const [page = '/', runs = '3'] = process.argv.slice(2);

await build({ onlyIfChanged: true });
const lighthouse = await fetchLighthouse();
const shop = await openShop();

const variants = [
  { name: 'as built', port: 4601, transform: (/** @type {string} */ html) => html },
  {
    name: 'without scripts',
    port: 4602,
    transform: (/** @type {string} */ html) => html.replaceAll(/<script[\s\S]*?<\/script>/g, ''),
  },
];
const proxies = await Promise.all(variants.map(({ port: own, transform }) => serve(own, transform)));

/** @type {Record<string, Array<Record<string, number>>>} */
const results = Object.fromEntries(variants.map(({ name }) => [name, []]));
for (let round = 0; round < Number(runs); round += 1) {
  for (const variant of variants) {
    const result = await lighthouse(`http://localhost:${variant.port}${page}`);
    if (result) results[variant.name]?.push(figures(result));
  }
}
for (const [name, list] of Object.entries(results)) {
  const names = Object.keys(list[0] ?? {});
  console.log(`\n${page} ${name} (median of ${list.length})`);
  console.table(
    Object.fromEntries(names.map((figure) => [figure, median(list.map((run) => run[figure] ?? 0))])),
  );
}

for (const proxy of proxies) proxy.close();
await shop.close();

/**
 * @param {number} own
 * @param {(html: string) => string} transform
 */
async function serve(own, transform) {
  const proxy = createServer((request, response) => {
    void forward(request.url ?? '/', transform).then(({ status, headers, body }) =>
      response.writeHead(status, headers).end(body),
    );
  });
  proxy.listen(own);
  await once(proxy, 'listening');
  return proxy;
}

/**
 * @param {string} address
 * @param {(html: string) => string} transform
 */
async function forward(address, transform) {
  const answer = await fetch(`${shop.url}${address}`, { headers: { accept: '*/*' } });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = /text|javascript|json|svg/.test(type);
  const content = type.startsWith('text/html') ? Buffer.from(transform(bytes.toString())) : bytes;
  /** @type {Record<string, string>} */
  const headers = {
    'content-type': type,
    'cache-control': answer.headers.get('cache-control') ?? 'no-cache',
  };
  if (text) headers['content-encoding'] = 'br';
  return { status: answer.status, headers, body: text ? brotliCompressSync(content) : content };
}

/** @param {import('./fetchLighthouse.mjs').Result} result */
function figures({ categories, audits }) {
  /** @param {string} id */
  const score = (id) => Math.round((categories[id]?.score ?? 0) * 100);
  /** @param {string} id */
  const value = (id) => Math.round((audits[id]?.numericValue ?? 0) * 1000) / 1000;
  /** @type {Record<string, number>} */
  const sizes = {};
  const resources = audits['resource-summary']?.details?.items ?? [];
  for (const { resourceType: type, transferSize, requestCount } of resources) {
    const resourceType = typeof type === 'string' ? type : 'other';
    sizes[`${resourceType} kB`] = Math.round(Number(transferSize) / 100) / 10;
    if (resourceType === 'total') sizes.requests = Number(requestCount);
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'FCP ms': Math.round(value('first-contentful-paint')),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: value('cumulative-layout-shift'),
    ...sizes,
  };
}

/** @param {number[]} list */
function median(list) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}
