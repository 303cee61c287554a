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
/** @type {string[]} */
const failures = [];
const began = Date.now();

for (const { name, command } of checks) {
  const [program = '', ...args] = command;
  const ok = await step(name, () => run(program, args));
  if (ok) passed += 1;
  else failures.push(name);
}
for (const projects of suites) {
  const report = path.join(results, `${projects.join('+')}.json`);
  const args = ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])];
  const ok = await step(projects.join(' and '), async () => {
    await run('npx', [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]);
    // An exit code can be lost on the way; the report is what was seen.
    const counts = await readReport(report);
    if (counts.passed === 0 || counts.failures.length > 0) throw new Error('Not every test passed.');
  });
  const counts = await readReport(report);
  passed += counts.passed;
  if (ok) continue;
  // A suite that broke before its tests could fail has failed all the same.
  failures.push(...(counts.failures.length > 0 ? counts.failures : [projects.join(' and ')]));
}

await rm(results, { recursive: true, force: true });
// Said again here, because a log that is cut short keeps its end.
for (const failure of failures) console.log(`\nFailed: ${failure}`);
console.log(`\nAll tests took ${seconds(began)}.`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

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

/** @param {number} since */
function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
