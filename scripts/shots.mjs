// Takes the pictures of every template's demo in the formats and sizes the site uses. Of its first page: the card
// (4:3), the phone, and the one for shared links (Open Graph). Of that page in each other look of the design, and of
// every page on a phone: a small one, for the template's own page. Only pages that have changed since their pictures
// were taken; `npm run shots -- --all` takes them all. The results are committed with the template. `npm run shots --
// --check` takes none, and fails if a picture is older than its page.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { build } from './build.mjs';
import {
  classesOf,
  fingerprintInLooks,
  fingerprintOf,
  fingerprintOfAll,
  recordName,
} from './demoPicture.mjs';
import { findOrInstallBrowser } from './findBrowser.mjs';
import { openShop } from './openShop.mjs';

const desk = { viewport: { width: 1200, height: 900 }, scale: 1 };
const phone = { viewport: { width: 390, height: 780 }, scale: 2 };
const views = [
  { name: 'card', ...desk, avif: [400, 576, 960, 1200], webp: [576] },
  { name: 'phone', ...phone, avif: [160, 320], webp: [160] },
  // Sites that preview a shared page may not support AVIF.
  { name: 'share', viewport: { width: 1200, height: 630 }, scale: 1, avif: [], webp: [1200] },
];
// One size each (packages/templates/src/design/showcaseOf.ts).
const lookViews = [
  { name: 'card', ...desk, width: 720 },
  { name: 'phone', ...phone, width: 220 },
];
const pageWidth = 300;
// Flat colours and hard edges forgive much: at this quality no loss can be seen, even at twice the size.
const qualities = { avif: { quality: 32, effort: 7 }, webp: { quality: 70, effort: 6 } };

const shelf = 'packages/templates/src';
const designs = 'apps/site/dist/designs';
/** The shop's folder of the demos' fonts. */
const demoFonts = '/assets/demos/';
const checking = process.argv.includes('--check');
const takingAll = process.argv.includes('--all');

await build({ onlyIfChanged: true });
const shop = await openShop();
const browser = await chromium.launch(await findOrInstallBrowser());

/** @type {string[]} */
const stale = [];
for (const entry of await readdir(shelf, { withFileTypes: true })) {
  if (!existsSync(path.join(shelf, entry.name, 'template.ts'))) continue;
  for (const { folder, fingerprint, take } of await picturesOf(entry.name)) {
    const shown = await readFile(path.join(folder, recordName), 'utf8').catch(() => '');
    if (shown.trim() === fingerprint && !takingAll) continue;
    if (!stale.includes(entry.name)) stale.push(entry.name);
    if (checking) continue;
    await clear(folder);
    await take(folder);
    await writeFile(path.join(folder, recordName), `${fingerprint}\n`);
  }
}
await browser.close();
await shop.close();

if (checking && stale.length > 0) {
  console.error(`Older than what they show, so run \`npm run shots\`: the pictures of ${stale.join(', ')}.`);
  process.exitCode = 1;
}

/**
 * The sets of pictures of a template: their folders, their pages, and how they are taken.
 *
 * @param {string} id
 */
async function picturesOf(id) {
  const demo = `${shop.url}/demos/${id}/`;
  const own = path.join(shelf, id);
  const folder = path.join(own, 'shots');
  const first = await fetchPage(demo);
  const styles = await readFile(path.join(designs, id, 'styles.css'), 'utf8');
  const design = pathToFileURL(path.resolve(designs, id, 'design.js')).href;
  const { palettes, typefaces } = (await import(design)).bundle.design;
  /** @type {{ pages: readonly { slug: string, address: string }[] }} */
  const { pages } = JSON.parse(await readFile(path.join(own, 'showcase.json'), 'utf8'));
  const addresses = pages.map(({ address }) => (address ? `${demo}${address}/` : demo));

  return [
    {
      folder,
      fingerprint: fingerprintOf(first),
      take: (/** @type {string} */ into) => takeFirst(demo, into),
    },
    {
      folder: path.join(folder, 'looks'),
      fingerprint: fingerprintInLooks(first, styles, { palettes, typefaces }),
      take: (/** @type {string} */ into) => takeLooks(demo, into, styles, { palettes, typefaces }),
    },
    {
      folder: path.join(folder, 'pages'),
      fingerprint: fingerprintOfAll(await Promise.all(addresses.map(fetchPage))),
      take: async (/** @type {string} */ into) => {
        for (const [place, { slug }] of pages.entries()) {
          const picture = await screenshot(addresses[place] ?? demo, phone);
          await write(picture, path.join(into, `${slug || 'index'}.avif`), pageWidth);
        }
      },
    },
  ];
}

/** @param {string} address */
async function fetchPage(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.text();
}

/**
 * Empties a folder of pictures, but not the folders in it: those are sets of their own.
 *
 * @param {string} folder
 */
async function clear(folder) {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder, { withFileTypes: true }))
    if (file.isFile()) await rm(path.join(folder, file.name));
}

/**
 * @param {string} demo
 * @param {string} folder
 */
async function takeFirst(demo, folder) {
  for (const { name, avif, webp, ...view } of views) {
    const picture = await screenshot(demo, view);
    for (const width of avif) await write(picture, path.join(folder, `${name}-${width}.avif`), width);
    for (const width of webp) await write(picture, path.join(folder, `${name}-${width}.webp`), width);
  }
}

/**
 * A demo has the design's first look: the rules of another are laid over it, as in a site that chose it.
 *
 * @param {string} demo
 * @param {string} folder
 * @param {string} styles
 * @param {import('./demoPicture.mjs').Looks} looks
 */
async function takeLooks(demo, folder, styles, { palettes, typefaces }) {
  const looks = Object.entries(palettes).flatMap(([palette, colours]) =>
    Object.entries(typefaces).map(([pair, letters]) => ({
      key: `${palette}-${pair}`,
      classes: [...classesOf(colours), ...classesOf(letters)],
    })),
  );
  for (const { key, classes } of looks.slice(1)) {
    for (const { name, width, ...view } of lookViews) {
      const picture = await screenshot(demo, view, async (page) => {
        await page.evaluate(
          ({ css, worn }) => {
            document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
            document.body.firstElementChild?.classList.add(...worn);
          },
          { css: styles.replaceAll('url(fonts/', `url(${demoFonts}`), worn: classes },
        );
      });
      await write(picture, path.join(folder, `${key}-${name}.avif`), width);
    }
  }
}

/**
 * @param {string} address
 * @param {{ viewport: { width: number, height: number }, scale: number }} view
 * @param {(page: import('playwright').Page) => Promise<void>} [dress]
 */
async function screenshot(address, { viewport, scale }, dress) {
  // Without script no day is today's, and the picture is the same on every day.
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
    // The rules of a look are added to the page from outside.
    bypassCSP: dress !== undefined,
  });
  // Photographs as well, in drawings and in styles: a slow machine loads them late.
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('.shop-bar').evaluate((bar) => bar.remove());
  await dress?.(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(inSight.map((image) => image.decode()));
  });
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/**
 * @param {Buffer} picture
 * @param {string} file its ending says the format
 * @param {number} width
 */
async function write(picture, file, width) {
  const format = file.endsWith('.avif') ? 'avif' : 'webp';
  const { size } = await sharp(picture).resize({ width })[format](qualities[format]).toFile(file);
  console.log(`${file}  ${size} bytes`);
}
