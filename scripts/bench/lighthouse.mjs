// Measures the templates' demos with Lighthouse, as a phone: `npm run lighthouse [id…]`. The home page three times, of
// which the median counts, and one other page. The figures are committed with the template, and shown where it is sold.
// Fails where one falls short of our promise. Lighthouse itself is installed the first time.
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from '../build.mjs';
import { fetchLighthouse, lookAt } from './fetchLighthouse.mjs';
import { openShop } from '../openShop.mjs';
import { walkDemo } from '../walkDemo.mjs';

const shelf = 'packages/templates/src';
const runs = 3;
const least = { performance: 98, accessibility: 100, bestPractices: 100, seo: 100 };
/** The most bytes that a page may weigh, drawn or photographed. */
const heaviest = { drawn: 120_000, photographed: 160_000 };

await build({ onlyIfChanged: true });
const lighthouse = await fetchLighthouse();
const shop = await openShop();

/** @type {string[]} */
const faults = [];
const folders = (await readdir(shelf, { withFileTypes: true })).filter(({ name }) =>
  existsSync(path.join(shelf, name, 'template.ts')),
);
const wanted = process.argv.slice(2);
for (const { name: id } of folders.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const home = `/demos/${id}/`;
  // Photographs have their sources written down.
  const most =
    heaviest[existsSync(path.join(shelf, id, 'sample/pictures/CREDITS.md')) ? 'photographed' : 'drawn'];
  const pages = await walkDemo(shop.url, home);
  const measured = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measure(home));
  const { version, ...figures } = medianOf(measured);
  const other = [...pages.keys()].at(-1) ?? home;
  report(home, figures, most);
  const { version: _same, ...others } = await measure(other);
  report(other, others, most);

  const sections = [...pages.values()].reduce((sum, html) => sum + (html.match(/<section/g)?.length ?? 0), 0);
  const record = { date: new Date().toISOString().slice(0, 10), lighthouse: version, ...figures, sections };
  await writeFile(path.join(shelf, id, 'measured.json'), `${JSON.stringify(record, null, 2)}\n`);
}
await shop.close();

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** @typedef {{ performance: number, accessibility: number, bestPractices: number, seo: number, bytes: number }} Figures */

/**
 * @param {string} address
 * @returns {Promise<Figures & { version: string }>}
 */
async function measure(address) {
  const { version, scores, bytes } = await lookAt(lighthouse, `${shop.url}${address}`);
  const [performance = 0, accessibility = 0, bestPractices = 0, seo = 0] = scores;
  return { version, performance, accessibility, bestPractices, seo, bytes };
}

/**
 * The run in the middle, by performance.
 *
 * @template {Figures} Run
 * @param {Run[]} measured
 * @returns {Run}
 */
function medianOf(measured) {
  const middle = measured.toSorted((a, b) => a.performance - b.performance)[Math.floor(measured.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

/**
 * @param {string} address
 * @param {Figures} figures
 * @param {number} most bytes
 */
function report(address, { bytes, ...scores }, most) {
  console.log(`${address}  ${Object.values(scores).join(' ')}  ${bytes} bytes`);
  for (const [name, limit] of Object.entries(least)) {
    const score = scores[/** @type {keyof typeof scores} */ (name)];
    if (!(score >= limit)) faults.push(`${address}: ${name} is ${score}, and should be ${limit} at least.`);
  }
  if (!(bytes < most)) faults.push(`${address}: ${bytes} bytes, and should be under ${most}.`);
}
