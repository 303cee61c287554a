// Websites as they are hosted: the server of their hosts beside bare Node; how long a site of twelve pages with twenty
// photographs takes to build; and the Lighthouse figures of the first page of each design, drawn and with a photograph.
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { openShop } from '../openShop.mjs';
import { buyAndFillIn, readSample } from './buyAndFillIn.mjs';
import { fetchLighthouse, lookAt } from './fetchLighthouse.mjs';
import { isWanted, median } from './figures.mjs';
import { measureHosting } from './hosting.mjs';

/** @typedef {import('./figures.mjs').Row} Row */
/** @typedef {Awaited<ReturnType<typeof fetchLighthouse>>} Lighthouse */
/** @typedef {{ url: string, token: string }} Desk */

/** In milliseconds and kilobytes. A photograph is scaled when it arrives, before anything is built. */
const targets = { first: 2_000, again: 500, score: 100, drawn: 120, photographed: 160 };
const large = { templateId: 'barbershop-deluxe', photographs: 20 };
const photograph =
  'packages/templates/src/flowershop-scissors/sample/pictures/bride-holding-pink-bouquet-1600x1067.avif';
const owner = { email: 'owner@measure.example', password: 'keeper of the keys' };
/** Runs on each of some two dozen designs, twice: more would take hours. */
const mostLooks = 3;

/** @param {import('./figures.mjs').Wishes} wishes */
export async function measure({ runs, only }) {
  const lighthouse = await fetchLighthouse();
  const shop = await openShop({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password });
  /** @type {Row[]} */
  const rows = [];
  try {
    const { accessToken: token } = await ask({ url: shop.url, token: '' }, 'POST', '/user/login', owner);
    const desk = { url: shop.url, token };
    if (isWanted(only, 'builds')) rows.push(...(await measureBuilds(desk)));
    const designs = (await readdir('apps/site/dist/designs')).filter((id) => /^[a-z]+-/.test(id));
    for (const id of designs.filter((one) => isWanted(only, one)))
      rows.push(...(await measureHome(id, desk, lighthouse, Math.min(runs, mostLooks))));
  } finally {
    await shop.close();
  }
  if (isWanted(only, 'hosting')) rows.push(...(await measureHosting(Math.min(runs, mostLooks))));
  return rows;
}

/**
 * @param {Desk} desk
 * @returns {Promise<Row[]>}
 */
async function measureBuilds(desk) {
  const { templateId, photographs } = large;
  const drawn = withoutPhotographs(await readSample(templateId));
  const site = await openSite(templateId, drawn, desk);
  const items = [];
  for (let place = 0; place < photographs; place += 1) {
    const file = await site.addPhotograph(place);
    items.push({ name: `Barber ${place}`, picture: { kind: 'photo', file, alt: 'At work' } });
  }
  const first = await site.build({ ...drawn, people: { heading: 'Who cuts', items } });
  const again = await site.build({ ...drawn, people: { heading: 'Who cuts here', items } });
  const chart = `A site with ${photographs} photographs is built`;
  return [
    { chart, what: 'the first time', figure: first.took, unit: 'ms', most: targets.first },
    { chart, what: 'again', figure: again.took, unit: 'ms', most: targets.again },
  ];
}

/**
 * @param {string} templateId
 * @param {Desk} desk
 * @param {Lighthouse} lighthouse
 * @param {number} looks
 */
async function measureHome(templateId, desk, lighthouse, looks) {
  const drawn = withoutPhotographs(await readSample(templateId));
  const site = await openSite(templateId, drawn, desk);
  const picture = { kind: 'photo', file: await site.addPhotograph(0), alt: 'At work' };
  const photographed = { ...drawn, opening: { .../** @type {object} */ (drawn['opening']), picture } };
  return [
    ...(await judge(site, `${templateId}, drawn`, drawn, targets.drawn)),
    ...(await judge(site, `${templateId}, photographed`, photographed, targets.photographed)),
  ];

  /**
   * @param {typeof site} published
   * @param {string} what
   * @param {Record<string, unknown>} content
   * @param {number} heaviest
   * @returns {Promise<Row[]>}
   */
  async function judge(published, what, content, heaviest) {
    const { id } = await published.build(content);
    const { address } = await published.send('POST', '/publication', { release: id });
    /** @type {Awaited<ReturnType<typeof lookAt>>[]} */
    const seen = [];
    for (let look = 0; look < looks; look += 1) seen.push(await lookAt(lighthouse, `${address}/`));
    const middle = (/** @type {(look: typeof seen[number]) => number} */ figure) => median(seen.map(figure));
    return [
      {
        chart: 'Hosted home page, Lighthouse, performance',
        what,
        figure: middle(({ scores }) => scores[0] ?? 0),
        unit: '',
        least: targets.score,
      },
      {
        chart: 'Hosted home page, Lighthouse, least of the other scores',
        what,
        figure: middle(({ scores }) => Math.min(...scores.slice(1))),
        unit: '',
        least: targets.score,
      },
      { chart: 'Hosted home page, LCP', what, figure: Math.round(middle(({ lcp }) => lcp)), unit: 'ms' },
      {
        chart: 'Hosted home page, all that is fetched',
        what,
        figure: Math.round(middle(({ bytes }) => bytes) / 100) / 10,
        unit: 'kB',
        most: heaviest,
      },
      {
        chart: 'Hosted home page, scripts fetched',
        what,
        figure: middle(({ sizes }) => sizes['script']?.requests ?? 0),
        unit: '',
        most: 0,
      },
    ];
  }
}

/**
 * The website of a paid order, at the desk.
 *
 * @param {string} templateId
 * @param {Record<string, unknown>} content
 * @param {Desk} desk
 */
async function openSite(templateId, content, desk) {
  await buyAndFillIn(desk.url, templateId, content);
  const { items } = await ask(desk, 'GET', '/admin/orders');
  const root = `/admin/orders/${items[0].id}/site`;
  /** @type {(method: string, place: string, body?: object) => Promise<any>} */
  const send = (method, place, body) => ask(desk, method, root + place, body);
  return {
    send,
    /** @param {Record<string, unknown>} said */
    async build(said) {
      const { version } = await send('GET', '');
      await send('PUT', '/content', { version, content: said, options: {} });
      const began = performance.now();
      const { id } = await send('POST', '/releases');
      for (;;) {
        const { state, failure } = await send('GET', `/releases/${id}`);
        if (failure) throw new Error(`${templateId} is not built: ${JSON.stringify(failure)}`);
        if (state === 'built') return { id, took: Math.round(performance.now() - began) };
        // A client that polls without a break takes processor time from the build.
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    /**
     * @param {number} place
     * @returns {Promise<string>} its name in the content
     */
    async addPhotograph(place) {
      // Each a little different: a second copy would not be stored.
      const bytes = await sharp(photograph)
        .modulate({ hue: place * 10 })
        .jpeg({ quality: 90 })
        .toBuffer();
      const { id } = await send('POST', '/pictures', { name: `${place}.jpg`, size: bytes.length });
      const piece = 512 * 1024;
      for (let from = 0; from < bytes.length; from += piece)
        await send('POST', `/pictures/${id}?from=${from}`, bytes.subarray(from, from + piece));
      for (;;) {
        const { pictures } = await send('GET', '/pictures');
        const one = pictures.find((/** @type {{ id: string }} */ picture) => picture.id === id);
        if (one.refusal) throw new Error(one.refusal);
        if (one.state === 'ready') return one.file;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}

/**
 * @param {Desk} desk
 * @param {string} method
 * @param {string} place
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function ask({ url, token }, method, place, body) {
  const isPiece = Buffer.isBuffer(body);
  const answer = await fetch(url + place, {
    method,
    headers: {
      origin: url,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': isPiece ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body && { body: isPiece ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  if (!answer.ok)
    throw new Error(`${method} ${place} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/**
 * The same content, drawn: without the blocks that are only photographs.
 *
 * @template Content
 * @param {Content} content
 * @returns {Content}
 */
function withoutPhotographs(content) {
  const isPhotograph = (/** @type {any} */ value) => value?.kind === 'photo';
  if (Array.isArray(content))
    return /** @type {any} */ (
      content
        .filter((item) => ![item, ...Object.values(item ?? {})].some(isPhotograph))
        .map(withoutPhotographs)
    );
  if (typeof content !== 'object' || content === null) return content;
  const kept = Object.entries(content).filter(([, value]) => !isPhotograph(value));
  return /** @type {any} */ (
    Object.fromEntries(kept.map(([name, value]) => [name, withoutPhotographs(value)]))
  );
}
