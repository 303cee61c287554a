// Makes each fault of a list in a copy of the repository, by itself, and checks that a test fails:
// docs/how-to/tests.md. With arguments, only faults whose description has one of them.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { cp, link, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { productFaults } from './productFaults.mjs';
import { suiteOf } from './suiteOf.mjs';
import { uiFaults } from './uiFaults.mjs';

const lists = {
  product: { all: productFaults, of: 'the product', command: 'faults', score: 'docs/faults.md' },
  ui: { all: uiFaults, of: 'the package', command: 'faults:ui', score: 'docs/faults-ui.md' },
};

const root = fileURLToPath(new URL('../..', import.meta.url));
// Inside, so that its links are on the same disk.
const copy = path.join(root, '.faults');
const [scope, ...wanted] = process.argv.slice(2);
if (scope !== 'product' && scope !== 'ui') throw new Error('Say whose faults: `product` or `ui`.');
const list = lists[scope];
const faults = list.all.filter(
  ({ what }) => wanted.length === 0 || wanted.some((word) => what.includes(word)),
);

await rm(copy, { recursive: true, force: true });
await copySources();
await linkModules('node_modules');

const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
console.log(`Asking ${tests.length} files whether all is well`);
const before = run(tests);
if (before !== 'green') throw new Error(`Before anything is done to them, the tests are ${before}.`);

/** @type {import('./uiFaults.mjs').Fault[]} */
const missed = [];
for (const [place, fault] of faults.entries()) {
  const file = path.join(copy, fault.file);
  const sound = await readFile(file, 'utf8');
  await writeFile(
    file,
    sound.replace(fault.find, () => fault.replace),
  );
  const outcome = run(fault.tests);
  await writeFile(file, sound);
  // A test run that does not start says nothing about the fault.
  if (outcome === 'broken') throw new Error(`“${fault.what}” cannot be run.`);
  if (outcome === 'green') missed.push(fault);
  console.log(`${place + 1}/${faults.length} ${outcome === 'red' ? 'caught' : 'MISSED'}: ${fault.what}`);
}

const caught = faults.length - missed.length;
console.log(`\n${caught} of ${faults.length} caught`);
for (const { what, file } of missed) console.log(`missed: ${what} (${file})`);
await keepScore();
await rm(copy, { recursive: true, force: true });
process.exitCode = caught / faults.length >= 0.95 ? 0 : 1;

async function copySources() {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of new Set(files.split('\0').filter(Boolean))) {
    // A file may be listed and deleted.
    await cp(path.join(root, file), path.join(copy, file)).catch(() => undefined);
  }
}

/**
 * The same files once more, without the caches that tools keep there.
 *
 * @param {string} folder
 */
async function linkModules(folder) {
  const [source, target] = [path.join(root, folder), path.join(copy, folder)];
  await mkdir(target, { recursive: true });
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isSymbolicLink()) await symlink(await readlink(from), to);
    else if (entry.isFile()) await link(from, to);
    else if (!isCache(folder, entry.name)) {
      await linkModules(path.join(folder, entry.name));
    }
  }
}

// Vite stores its optimized dependencies under their path.
function isCache(/** @type {string} */ folder, /** @type {string} */ name) {
  return folder === 'node_modules/.cache'
    ? name !== 'browser'
    : folder === 'node_modules' && name === '.vite';
}

/**
 * @param {readonly string[]} files
 * @returns {'green' | 'red' | 'broken'}
 */
function run(files) {
  for (const project of new Set(files.map(suiteOf))) {
    const outcome = runSuite(
      project,
      files.filter((file) => suiteOf(file) === project),
    );
    if (outcome !== 'green') return outcome;
  }
  return 'green';
}

/**
 * @param {string} project
 * @param {readonly string[]} files
 */
function runSuite(project, files) {
  const report = path.join(copy, 'faults.json');
  spawnSync(
    'npx',
    [
      'vitest',
      'run',
      '--project',
      project,
      '--bail',
      '1',
      // A slow machine is not a fault that was found.
      '--testTimeout',
      '120000',
      '--reporter=json',
      `--outputFile=${report}`,
      ...files,
    ],
    { cwd: copy, stdio: ['ignore', 'ignore', 'ignore'], timeout: 20 * 60_000 },
  );
  return readOutcome(report);
}

/** @param {string} report */
function readOutcome(report) {
  try {
    const { numFailedTests, numPassedTests, success } = JSON.parse(readFileSync(report, 'utf8'));
    if (numFailedTests > 0) return 'red';
    return success && numPassedTests > 0 ? 'green' : 'broken';
  } catch {
    return 'broken';
  } finally {
    rmSync(report, { force: true });
  }
}

/** A fault that did not run this time keeps its last result, if it has one. */
async function keepScore() {
  const scoreFile = path.join(root, list.score);
  const last = await readFile(scoreFile, 'utf8').catch(() => '');
  if (faults.length < list.all.length && !last.includes(` of ${list.all.length} caught.`)) {
    console.log('The list has changed: the score is kept when all of it is asked.');
    return;
  }
  const line = (/** @type {import('./uiFaults.mjs').Fault} */ { what, file }) => `- ${what} (\`${file}\`)`;
  const asked = new Set(faults);
  const left = list.all.filter((fault) =>
    asked.has(fault) ? missed.includes(fault) : last.includes(line(fault)),
  );
  await writeFile(
    scoreFile,
    [
      `# Which faults of ${list.of} the tests see`,
      '',
      `Kept by \`npm run ${list.command}\` ([what it is](how-to/tests.md#does-the-net-hold)).`,
      '',
      `${new Date().toISOString().slice(0, 10)}: ${list.all.length - left.length} of ${list.all.length} caught.`,
      '',
      ...(left.length > 0 ? ['Not caught:', '', ...left.map(line)] : ['None is missed.']),
      '',
    ].join('\n'),
  );
}
