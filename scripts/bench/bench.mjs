// Measures everything that the house promises to be fast: `npm run bench [-- part… --runs 9 --only word]`. Prints one
// table, and keeps the figures and a page with charts: docs/how-to/bench.md.
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { build } from '../build.mjs';
import { inUnit, targetOf, verdictOf } from './figures.mjs';
import { renderPage } from './page.mjs';

/** @typedef {{ measure(wishes: import('./figures.mjs').Wishes): Promise<import('./figures.mjs').Row[]> }} Measuring */

/** By name, in the order in which they are measured: the others open the result of the build. */
const parts = /** @type {Record<string, () => Promise<Measuring>>} */ ({
  build: () => import('./buildTimes.mjs'),
  start: () => import('./start.mjs'),
  memory: () => import('./memory.mjs'),
  pages: () => import('./pages.mjs'),
  catalogue: () => import('./catalogue.mjs'),
  presses: () => import('./presses.mjs'),
  api: () => import('./api.mjs'),
  sites: () => import('./sites.mjs'),
  suites: () => import('./suiteTimes.mjs'),
});

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '9' },
    only: { type: 'string' },
    out: { type: 'string' },
  },
});
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}, but ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs is a number from 1, not ${values.runs}.`);
  process.exit(1);
}

/** How much of the machine other processes may use before its figures are not to be trusted. */
const quiet = 0.25;
const cores = os.availableParallelism();
const load = Math.round((os.loadavg()[0] ?? 0) * 100) / 100;
const wanted = Object.entries(parts).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
if (!wanted.some(([name]) => name === 'build')) await build({ onlyIfChanged: true });

/** @type {import('./page.mjs').Part[]} */
const measured = [];
for (const [name, fetchPart] of wanted) measured.push(await measurePart(name, fetchPart));

const report = {
  date: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
  machine: `${os.cpus()[0]?.model ?? 'unknown'}, ${os.type()} ${os.arch()}`,
  cores,
  node: process.version,
  load,
  runs,
  parts: measured,
};
console.table(
  measured.flatMap(({ name, rows }) =>
    rows.map((row) => ({
      part: name,
      measured: `${row.chart}: ${row.what}`,
      figure: inUnit(row.figure, row.unit),
      target: targetOf(row),
      verdict: verdictOf(row),
    })),
  ),
);
for (const { name, notes, failure } of measured) {
  for (const note of notes) console.log(`${name}: ${note}`);
  if (failure !== undefined) console.error(`${name} failed: ${failure}`);
}
// A partial run is no record, and replaces none.
const isWhole = positionals.length === 0 && values.only === undefined;
const out = values.out ?? (isWhole ? 'docs/bench' : '.data/bench');
await mkdir(out, { recursive: true });
await writeFile(`${out}/${report.date}.json`, `${JSON.stringify(report, undefined, 2)}\n`);
await writeFile(`${out}/index.html`, renderPage(report));
console.log(`Kept in ${out}/${report.date}.json, and shown by ${out}/index.html.`);
if (measured.some(({ failure }) => failure !== undefined)) process.exitCode = 1;

/**
 * @param {string} name
 * @param {() => Promise<Measuring>} fetchPart
 * @returns {Promise<import('./page.mjs').Part>}
 */
async function measurePart(name, fetchPart) {
  console.log(`── ${name} …`);
  /** @type {string[]} */
  const notes = [];
  /** @param {string} text */
  const note = (text) => void notes.push(text);
  // The measuring itself stays in the average for a minute, so the load of others is read once, before all.
  if (load > quiet * cores)
    note(`The machine was not quiet: a load average of ${load} on ${cores} cores at the start.`);
  try {
    const part = await fetchPart();
    return { name, notes, rows: await part.measure({ runs, only: values.only, note }) };
  } catch (error) {
    const failure = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    console.error(error);
    return { name, notes, failure, rows: [] };
  }
}
