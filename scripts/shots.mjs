// Pictures the first page of every template's demo in the formats and sizes the site uses: the card (4:3), the phone, and
// the one that stands for it where it is shared (Open Graph). Only what has changed since its pictures were taken;
// `npm run shots -- --all` takes them all. The results are committed with the template. `npm run shots -- --check` takes
// none, and fails if a picture is older than what it shows.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { build } from './build.mjs';
import { fingerprintOf, recordName } from './demoPicture.mjs';
import { findOrInstallBrowser } from './findBrowser.mjs';
import { openShop } from './openShop.mjs';

const views = [
  {
    name: 'card',
    viewport: { width: 1200, height: 900 },
    scale: 1,
    avif: [400, 576, 960, 1200],
    webp: [576],
  },
  { name: 'phone', viewport: { width: 390, height: 780 }, scale: 2, avif: [160, 320], webp: [160] },
  // A site on which a page is shared may not know AVIF.
  { name: 'share', viewport: { width: 1200, height: 630 }, scale: 1, avif: [], webp: [1200] },
];
// Flat colours and hard edges forgive much: at this quality nothing is seen, even at twice the size.
const qualities = { avif: { quality: 36, effort: 7 }, webp: { quality: 70, effort: 6 } };

const shelf = 'packages/templates/src';
const checking = process.argv.includes('--check');
const takingAll = process.argv.includes('--all');

await build({ onlyIfChanged: true });
const shop = await openShop();
const browser = await chromium.launch(await findOrInstallBrowser());

/** @type {string[]} */
const stale = [];
for (const entry of await readdir(shelf, { withFileTypes: true })) {
  if (!existsSync(path.join(shelf, entry.name, 'template.ts'))) continue;
  const answer = await fetch(`${shop.url}/demos/${entry.name}/`);
  if (!answer.ok) throw new Error(`The demo of ${entry.name} answered ${answer.status}.`);
  const fingerprint = fingerprintOf(await answer.text());
  const folder = path.join(shelf, entry.name, 'shots');
  const shown = await readFile(path.join(folder, recordName), 'utf8').catch(() => '');
  if (shown.trim() === fingerprint && !takingAll) continue;
  stale.push(entry.name);
  if (!checking) await take(entry.name, folder, fingerprint);
}
await browser.close();
await shop.close();

if (checking && stale.length > 0) {
  console.error(`Older than what they show, so run \`npm run shots\`: the pictures of ${stale.join(', ')}.`);
  process.exitCode = 1;
}

/**
 * @param {string} id
 * @param {string} folder
 * @param {string} fingerprint
 */
async function take(id, folder, fingerprint) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { name, viewport, scale, ...widths } of views) {
    // Without script no day is today's, and the picture is the same on every day.
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      javaScriptEnabled: false,
    });
    // Photographs as well, those that drawings cut up and those that styles lay behind: a slow machine has them late.
    await page.goto(`${shop.url}/demos/${id}/`, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
      await Promise.all(inSight.map((image) => image.decode()));
    });
    const picture = await page.screenshot();
    await page.close();
    for (const format of /** @type {const} */ (['avif', 'webp'])) {
      for (const width of widths[format]) {
        const file = path.join(folder, `${name}-${width}.${format}`);
        const { size } = await sharp(picture).resize({ width })[format](qualities[format]).toFile(file);
        console.log(`${file}  ${size} bytes`);
      }
    }
  }
  await writeFile(path.join(folder, recordName), `${fingerprint}\n`);
}
