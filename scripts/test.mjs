// Runs every test there is, in the order in which a fault is cheapest to find, and counts them together.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findOrInstallBrowser } from './findBrowser.mjs';
import { run } from './run.mjs';

const checks = [
  { name: 'types', command: ['npx', 'tsc', '-p', '.'] },
  { name: 'lint', command: ['npx', 'oxlint', '--type-aware'] },
  { name: 'format', command: ['npx', 'prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'imports', command: ['node', 'scripts/check-imports.mjs'] },
  { name: 'dead code', command: ['npx', 'knip', '--no-progress'] },
  { name: 'build', command: ['node', 'scripts/build.mjs'] },
];

// Suites that start servers do not run beside each other: two cores are soon busy.
const suites = [['unit'], ['package'], ['stories'], ['api', 'api-postgres'], ['process'], ['e2e']];

const browser = await findOrInstallBrowser();
process.env.CHROME_PATH = browser.executablePath;

const results = await mkdtemp(path.join(os.tmpdir(), 'awning-test-'));
let passed = 0;
let failed = 0;
const began = Date.now();

for (const { name, command } of checks) {
  const [program = '', ...args] = command;
  const ok = await step(name, () => run(program, args));
  if (ok) passed += 1;
  else failed += 1;
}
for (const projects of suites) {
  const report = path.join(results, `${projects.join('+')}.json`);
  const args = ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])];
  const ok = await step(projects.join(' and '), async () => {
    await run('npx', [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]);
    // An exit code can be lost on the way; the report is what was seen.
    const counts = await countTests(report);
    if (counts.passed === 0 || counts.failed > 0) throw new Error('Not every test passed.');
  });
  const counts = await countTests(report);
  passed += counts.passed;
  // A suite that broke before its tests could fail has failed all the same.
  failed += ok ? 0 : Math.max(1, counts.failed);
}

await rm(results, { recursive: true, force: true });
console.log(`\nAll tests took ${seconds(began)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * @param {string} name
 * @param {() => Promise<void>} work
 */
async function step(name, work) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  try {
    await work();
    console.log(`── ${name}: passed in ${seconds(started)}`);
    return true;
  } catch (error) {
    console.error(
      `── ${name}: FAILED after ${seconds(started)} (${error instanceof Error ? error.message : String(error)})`,
    );
    return false;
  }
}

/** @param {string} report */
async function countTests(report) {
  const counts = await readFile(report, 'utf8').then(JSON.parse, () => undefined);
  return { passed: counts?.numPassedTests ?? 0, failed: counts?.numFailedTests ?? 0 };
}

/** @param {number} since */
function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
