// The fast half of the tests: types, lint, imports, unit.
import { run } from './run.mjs';

await run('npx', ['tsc', '-p', '.']);
await run('npx', ['oxlint']);
await run('npx', ['oxfmt', '--check', '.']);
await run('node', ['scripts/check-imports.mjs']);
await run('npx', ['vitest', 'run', '--project', 'unit']);
