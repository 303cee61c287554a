// Builds the parts that are not built yet: `npm run build` always, `npm start` only when something changed.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeExports } from '../packages/ui/exportMap.mjs';
import { fingerprintOf } from './fingerprint.mjs';
import { run } from './run.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const stamp = path.join(root, 'node_modules/.cache/awning-build');
const parts = [
  { name: 'ui', result: 'packages/ui/dist/theme/index.d.ts' },
  { name: 'site', result: 'apps/site/dist/server/headers.json' },
  { name: 'api', result: 'apps/api/dist/main.js' },
];

/** Whether the last build is of the sources as they are now. */
export async function isBuilt() {
  const built = parts.every(({ result }) => existsSync(path.join(root, result)));
  return (
    built && (await readFile(stamp, 'utf8').catch(() => '')) === (await fingerprintOf(root, process.env))
  );
}

/**
 * @param {{ onlyIfChanged?: boolean }} [options]
 * @returns {Promise<Record<string, number>>} how long each part took to build, in milliseconds
 */
export async function build({ onlyIfChanged = false } = {}) {
  /** @type {Record<string, number>} */
  const took = {};
  if (onlyIfChanged && (await isBuilt())) return took;
  writeExports();
  const fingerprint = await fingerprintOf(root, process.env);

  for (const { name } of parts) {
    const started = Date.now();
    process.stdout.write(`Building ${name} … `);
    await run('npm', ['run', 'build', '--silent', '-w', `@awning/${name}`], { cwd: root });
    took[name] = Date.now() - started;
    process.stdout.write(`${(took[name] / 1000).toFixed(1)} s\n`);
  }
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, fingerprint);
  return took;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
