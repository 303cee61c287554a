// The fast half of the tests: types, lint, format, imports, and beside these, on another core, unit.
import { runAside } from './run.mjs';

/** @param {string[][]} commands */
async function inTurn(...commands) {
  for (const [program = '', ...args] of commands) {
    const said = await runAside(program, args).catch((/** @type {Error & { said?: string }} */ error) => {
      throw Object.assign(error, { message: `${error.said ?? ''}${error.message}` });
    });
    process.stdout.write(said);
  }
}

const outcomes = await Promise.allSettled([
  // With what was compiled the last time kept: 12 s of two cores.
  inTurn([
    'npx',
    'vitest',
    'run',
    '--project',
    'unit',
    '--project',
    'unit-site',
    '--experimental.fsModuleCache',
  ]),
  inTurn(
    // A cache of the last run: 3 s instead of 20.
    ['npx', 'tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.json'],
    ['npx', 'oxlint'],
    ['npx', 'oxfmt', '--check', '.'],
    ['node', 'scripts/check-imports.mjs'],
  ),
]);
for (const outcome of outcomes)
  if (outcome.status === 'rejected') {
    console.error(/** @type {Error} */ (outcome.reason).message);
    process.exitCode = 1;
  }
