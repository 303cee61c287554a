// Runs every test, in the order in which a fault is cheapest to find, and counts them together. With `--changed
// [commit]`, the tests that the changes since then can touch; with `--nightly`, those that take too long by day as
// well: docs/how-to/tests.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOrInstallBrowser, installWindowless } from './findBrowser.mjs';
import { readRooms } from './rooms.mjs';
import { runAside } from './run.mjs';
import { leftToNightly, suites, suitesTouchedBy } from './suites.mjs';

/** @typedef {import('./suites.mjs').SuiteName} SuiteName */

const root = fileURLToPath(new URL('..', import.meta.url));
const flags = process.argv.slice(2);
const isNightly = flags.includes('--nightly');
if (isNightly) process.env['AWNING_NIGHTLY'] = '1';
const [flag, from = 'main'] = flags.filter((one) => one !== '--nightly');
const touched = flag === '--changed' ? suitesTouchedBy(changedFiles(from), readRooms(root), from) : undefined;

/** @param {SuiteName} name */
const isWanted = (name) => !touched || touched.has(name);
const buildIsWanted = /** @type {SuiteName[]} */ (Object.keys(suites)).some(
  (name) => isWanted(name) && 'needsBuild' in suites[name],
);

// A shop with a durable database waits for the disk with each order. These tests kill processes and never the machine,
// so its files may lie in memory, where there is enough of it.
if (!process.env['TMPDIR'] && (await hasRoom('/dev/shm'))) process.env['TMPDIR'] = '/dev/shm';

const hasCaddy = spawnSync('caddy', ['version']).status === 0;
await findOrInstallBrowser();
await installWindowless();

const results = await mkdtemp(path.join(os.tmpdir(), 'awning-test-'));
let passed = 0;
/** @type {string[]} */
const failures = [];
/** How long each step took, in milliseconds. @type {Record<string, number>} */
const took = {};
const began = Date.now();

const built = buildIsWanted ? check('build', 'node', 'scripts/build.mjs') : Promise.resolve();

// A suite that visits pages waits for half of the time: another can use the idle core. Both rows take about as long,
// and a suite that fills both cores by itself comes last, when the other row is done.
await Promise.all([
  inTurn(
    () => built,
    () => suite('journeys'),
    () => suite('smoke'),
    () => suite('package'),
  ),
  inTurn(
    () => check('types', 'npx', 'tsc', '-p', '.'),
    () => check('lint', 'npx', 'oxlint'),
    () => check('format', 'npx', 'oxfmt', '--check', '.'),
    () => check('imports', 'node', 'scripts/check-imports.mjs'),
    () => check('dead code', 'npx', 'knip', '--no-progress'),
    () => suite('unit'),
    () => suite('stories'),
    () => built,
    () => suite('server'),
    () => suite('api'),
  ),
]);

await rm(results, { recursive: true, force: true });
// For `npm run bench`: the times of a full run.
if (!touched && failures.length === 0) {
  const kept = { date: new Date().toISOString().slice(0, 10), took };
  await mkdir(path.join(root, 'node_modules/.cache'), { recursive: true });
  await writeFile(path.join(root, 'node_modules/.cache/awning-suites.json'), JSON.stringify(kept));
}
// Repeated here, because a log that is cut short keeps its end.
for (const failure of failures) console.log(`\nFailed: ${failure}`);
console.log(`\nAll tests took ${seconds(began)}.`);
if (!isNightly) console.log(`Left to npm run test:nightly: ${leftToNightly.join('; ')}.`);
if (!hasCaddy)
  console.log('Left out: deploy/Caddyfile, for there is no caddy in PATH (apt-get install caddy).');
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** @param {(() => Promise<void>)[]} works */
async function inTurn(...works) {
  for (const work of works) await work();
}

/**
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 */
async function check(name, program, ...args) {
  if (await step(name, () => runAside(program, args))) passed += 1;
  else failures.push(name);
}

/** @param {SuiteName} name */
async function suite(name) {
  if (!isWanted(name)) return;
  const report = path.join(results, `${name}.json`);
  const projects = suites[name].projects.flatMap((project) => ['--project', project]);
  const narrowed = touched?.get(name) ?? [];
  const ok = await step(name, async () => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const said = await runAside('npx', ['vitest', 'run', ...projects, ...narrowed, ...reporters]);
    // An exit code can be lost on the way; the report has the results.
    const counts = await readReport(report);
    const isEmpty = counts.passed === 0 && narrowed.length === 0;
    if (isEmpty || counts.failures.length > 0) throw new Error('Not every test passed.');
    return said;
  });
  const counts = await readReport(report);
  passed += counts.passed;
  if (ok) return;
  // A suite that broke before any test could fail has failed all the same.
  failures.push(...(counts.failures.length > 0 ? counts.failures : [name]));
}

/**
 * @param {string} name
 * @param {() => Promise<string>} work returns the text to print
 */
async function step(name, work) {
  const started = Date.now();
  console.log(`── ${name} …`);
  try {
    const said = await work();
    took[name] = Date.now() - started;
    console.log(`${said}── ${name}: passed in ${seconds(started)}`);
    return true;
  } catch (error) {
    const { message, said = '' } = /** @type {Error & { said?: string }} */ (error);
    console.error(`${said}── ${name}: FAILED after ${seconds(started)} (${message})`);
    return false;
  }
}

/** @param {string} report */
async function readReport(report) {
  const counts = await readFile(report, 'utf8').then(JSON.parse, () => undefined);
  /** @type {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[]} */
  const files = counts?.testResults ?? [];
  const failed = files.flatMap((file) => {
    const place = path.relative('.', file.name);
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && file.status === 'failed') return [`${place}\n${file.message}`];
    return tests.map((test) => `${place} > ${test.fullName}\n${test.failureMessages.join('\n')}`);
  });
  return { passed: counts?.numPassedTests ?? 0, failures: failed };
}

/**
 * The files that have changed since a commit, committed or not.
 *
 * @param {string} commit
 */
function changedFiles(commit) {
  const ask = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...ask('diff', '--name-only', '--no-renames', commit),
    ...ask('ls-files', '--others', '--exclude-standard'),
  ];
}

/** @param {number} since */
function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Whether a folder in memory can hold the tests' files, and lets programs run from it.
 *
 * @param {string} folder
 */
async function hasRoom(folder) {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '');
  const options = mounts
    .split('\n')
    .find((line) => line.split(' ')[1] === folder)
    ?.split(' ')[3];
  return bavail * bsize > 8 * 1024 ** 3 && options !== undefined && !options.split(',').includes('noexec');
}
