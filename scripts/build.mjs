// Builds what is not built yet: `npm run build` always, `npm start` only when something changed.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const stamp = path.join(root, 'node_modules/.cache/awning-build');
const parts = [
  { name: 'ui', result: 'packages/ui/dist/theme/index.d.ts' },
  { name: 'site', result: 'apps/site/dist/server/headers.json' },
  { name: 'api', result: 'apps/api/dist/main.js' },
];

/** @param {{ onlyIfChanged?: boolean }} [options] */
export async function build({ onlyIfChanged = false } = {}) {
  const fingerprint = await fingerprintOfSources();
  const built = parts.every(({ result }) => existsSync(path.join(root, result)));
  if (onlyIfChanged && built && (await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) return;

  for (const { name } of parts) {
    const started = Date.now();
    process.stdout.write(`Building ${name} … `);
    await run('npm', ['run', 'build', '--silent', '-w', `@awning/${name}`], { cwd: root });
    process.stdout.write(`${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  }
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, fingerprint);
}

async function fingerprintOfSources() {
  const { VITE_API_HOST = '', SITE_URL = '' } = process.env;
  // A site of plain files has its own address written into it.
  const hash = createHash('sha256').update(VITE_API_HOST && `${VITE_API_HOST} ${SITE_URL}`);
  for (const folder of ['packages', 'apps']) {
    for (const file of (await filesIn(path.join(root, folder))).toSorted()) {
      const { mtimeMs, size } = await stat(file);
      hash.update(`${file} ${mtimeMs} ${size}\n`);
    }
  }
  hash.update(await readFile(path.join(root, 'package-lock.json')));
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function filesIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !['node_modules', 'dist'].includes(name))
      .map(async (entry) => {
        const file = path.join(folder, entry.name);
        return entry.isDirectory() ? filesIn(file) : [file];
      }),
  );
  return nested.flat();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
