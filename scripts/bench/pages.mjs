// Lighthouse, as a phone, on every kind of public page as the shop serves it, beside itself without its scripts, beside
// a bare page of React and its router, and beside the home page of AstroWind where BENCH_ASTROWIND names a folder with
// one. All take turns, so that they differ by the page and not by the minute. The bytes of each are counted once: they
// are always the same.
import getPort from 'get-port';
import { chromium } from 'playwright';
import { findWindowless } from '../findBrowser.mjs';
import { openShop } from '../openShop.mjs';
import { buildBarePage } from './barePage.mjs';
import { openFolder, openProxy } from './routes.mjs';
import { isWanted, median, rounded } from './figures.mjs';
import { fetchLighthouse, lookAt } from './fetchLighthouse.mjs';
import { weigh } from './weigh.mjs';

/** @typedef {import('./figures.mjs').Row} Row */
/** @typedef {Awaited<ReturnType<typeof lookAt>>} Look */
/** @typedef {Map<string, import('./weigh.mjs').Weight>} Weights */

/** @type {readonly { name: string, path: string, kB: number, requests?: number, document: number }[]} */
const pages = [
  { name: 'home', path: '/', kB: 130, requests: 10 },
  { name: 'catalogue', path: '/templates', kB: 160, requests: 16 },
  { name: 'template', path: '/templates/barbershop/barbershop-classic' },
  { name: 'pricing', path: '/pricing' },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: '/blog/price-list' },
  { name: 'checkout', path: '/checkout?template=barbershop-classic' },
  { name: 'drawn demo', path: '/demos/restaurant-noodle/', kB: 120 },
  { name: 'photographed demo', path: '/demos/flowershop-scissors/', kB: 160 },
].map((page) => ({ kB: Infinity, document: 14, ...page }));
/** In milliseconds, times and kilobytes. */
const targets = { tbt: 30, cls: 0, score: 100, besideNoScripts: 1.05, besideAstroWind: 0.71, script: 105 };
const astroWind = 'AstroWind’s home';

/** @param {import('./figures.mjs').Wishes} wishes */
export async function measure({ runs, only, note }) {
  const lighthouse = await fetchLighthouse();
  const [port, barePort] = [await getPort(), await getPort()];
  const host = `localhost:${port}`;
  const bare = await buildBarePage();
  const shop = await openShop({ SITE_URL: `http://${host}` });
  const doors = {
    asServed: await openProxy(port, () => shop.url, { host, withScripts: true }),
    noScripts: await openProxy(barePort, () => shop.url, { host, withScripts: false }),
    barePage: await openFolder(bare.folder),
  };
  const folder = process.env['BENCH_ASTROWIND'];
  const astro = folder ? await openFolder(folder) : undefined;
  if (!astro) note('AstroWind was left out: BENCH_ASTROWIND can name a folder with one that is built.');

  const wanted = pages.filter(({ name }) => isWanted(only, name));
  const visits = [
    ...wanted.flatMap(({ name, path }) => [
      { name, address: doors.asServed.url + path },
      { name: withoutScripts(name), address: doors.noScripts.url + path },
    ]),
    { name: 'bare React page', address: `${doors.barePage.url}/` },
    ...(astro ? [{ name: astroWind, address: `${astro.url}/` }] : []),
  ];
  /** @type {Map<string, Look[]>} */
  const looks = new Map(visits.map(({ name }) => [name, []]));
  /** @type {Weights} */
  const weights = new Map();
  try {
    const browser = await chromium.launch(await findWindowless());
    for (const { name, address } of visits) weights.set(name, await weigh(browser, address));
    await browser.close();
    for (let run = 0; run < runs; run += 1) {
      for (const { name, address } of visits) looks.get(name)?.push(await lookAt(lighthouse, address));
    }
  } finally {
    for (const door of [...Object.values(doors), astro]) door?.close();
    await shop.close();
    await bare.remove();
  }
  return rowsOf(looks, weights, wanted);
}

const withoutScripts = (/** @type {string} */ name) => `${name} without scripts`;

/**
 * @param {Map<string, Look[]>} looks
 * @param {Weights} weights
 * @param {typeof pages} wanted
 */
function rowsOf(looks, weights, wanted) {
  /** @type {(name: string, figure: (look: Look) => number, digits?: number) => number} */
  const middle = (name, figure, digits = 0) => rounded(median((looks.get(name) ?? []).map(figure)), digits);
  /** @type {(figure: (look: Look) => number, digits?: number) => (name: string) => number} */
  const seen = (figure, digits) => (name) => middle(name, figure, digits);
  /** @type {(type: string) => (name: string) => number} */
  const kB = (type) => (name) => weights.get(name)?.[type]?.kB ?? 0;
  /**
   * A bar for each measured page; a target for ours.
   *
   * @param {string} chart
   * @param {string} unit
   * @param {(name: string) => number} figure
   * @param {(page: typeof pages[number]) => Partial<Row>} [target]
   * @returns {Row[]}
   */
  const bars = (chart, unit, figure, target = () => ({})) =>
    [...looks.keys()].map((name) => {
      const page = wanted.find((one) => one.name === name);
      return { chart, what: name, figure: figure(name), unit, ...(page && target(page)) };
    });
  const lcp = (/** @type {Look} */ look) => look.lcp;
  const beside = (/** @type {string} */ name, /** @type {string} */ other) =>
    rounded(middle(name, lcp) / middle(other, lcp), 2);

  /** @type {Row[]} */
  const ratios = wanted.map(({ name }) => ({
    chart: 'LCP beside the same page without scripts',
    what: name,
    figure: beside(name, withoutScripts(name)),
    unit: 'times',
    most: targets.besideNoScripts,
  }));
  if (looks.has(astroWind) && looks.has('home'))
    ratios.push({
      chart: 'LCP beside AstroWind',
      what: 'home',
      figure: beside('home', astroWind),
      unit: 'times',
      most: targets.besideAstroWind,
    });
  return [
    ...bars('LCP', 'ms', seen(lcp)),
    ...ratios,
    ...bars(
      'TBT',
      'ms',
      seen(({ tbt }) => tbt),
      () => ({ most: targets.tbt }),
    ),
    ...bars(
      'CLS',
      '',
      seen(({ cls }) => cls, 3),
      () => ({ most: targets.cls }),
    ),
    ...bars(
      'Lighthouse, performance',
      '',
      seen(({ scores }) => scores[0] ?? 0),
      () => ({ least: targets.score }),
    ),
    ...bars(
      'Lighthouse, least of the other scores',
      '',
      seen(({ scores }) => Math.min(...scores.slice(1))),
      () => ({
        least: targets.score,
      }),
    ),
    ...bars('All that a first visit fetches', 'kB', kB('total'), ({ kB: most }) =>
      most < Infinity ? { most } : {},
    ),
    ...bars('Document', 'kB', kB('document'), ({ document: most }) => ({ most })),
    ...bars('Scripts', 'kB', kB('script'), () => ({ most: targets.script })),
    ...bars('Styles', 'kB', kB('stylesheet')),
    ...bars('Pictures', 'kB', kB('image')),
    ...bars('Fonts', 'kB', kB('font')),
    ...bars(
      'Requests',
      '',
      (name) => weights.get(name)?.['total']?.requests ?? 0,
      ({ requests: most }) => (most === undefined ? {} : { most }),
    ),
    ...bars(
      'All that Lighthouse sees fetched, next pages ahead too',
      'kB',
      seen(({ bytes }) => bytes / 1000, 1),
    ),
  ];
}
