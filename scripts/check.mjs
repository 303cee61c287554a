// The fast half of the tests: types, lint, unit.
import { run } from './run.mjs';

await run('npx', ['tsc', '-p', '.']);
await run('npx', ['oxlint', '--type-aware']);
await run('npx', ['vitest', 'run', '--project', 'unit']);
