// Pictures every template's demo: the card (4:3), the phone, in the formats and sizes the site uses. Run it after a
// demo has changed, `npm run shots`; the results are committed with the template.
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { build } from './build.mjs';
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
];
// Flat colours and hard edges forgive much: at this quality nothing is seen, even at twice the size.
const qualities = { avif: { quality: 36, effort: 7 }, webp: { quality: 70, effort: 6 } };

await build({ onlyIfChanged: true });
const shop = await openShop();
const browser = await chromium.launch(await findOrInstallBrowser());

const shelf = 'packages/templates/src';
for (const entry of await readdir(shelf, { withFileTypes: true })) {
  if (!entry.isDirectory()) continue;
  const folder = path.join(shelf, entry.name, 'shots');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  for (const { name, viewport, scale, ...widths } of views) {
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' });
    const answer = await page.goto(`${shop.url}/demos/${entry.name}/`);
    if (!answer?.ok()) throw new Error(`The demo of ${entry.name} answered ${answer?.status()}.`);
    await page.evaluate(() => document.fonts.ready);
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
}
await browser.close();
await shop.close();
