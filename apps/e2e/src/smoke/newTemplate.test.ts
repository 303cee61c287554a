import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyProject } from '../../../../scripts/new/copyProject.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const parts = [
  'apps',
  'scripts',
  '.storybook',
  'tsconfig.json',
  'vitest.workspace.ts',
  '.oxlintrc.json',
  '.dependency-cruiser.mjs',
  'package-lock.json',
];

// The copy's lint and build take minutes; that it is complete is always tested: scripts/new/new.test.ts.
const byNight = inject('isNightly');

let copy: string;
beforeAll(async () => {
  if (!byNight) return;
  copy = await copyProject(parts);
  const built = 'packages/ui/dist';
  await cp(path.join(root, built), path.join(copy, built), { recursive: true });
});
afterAll(async () => {
  if (byNight) await rm(copy, { recursive: true, force: true });
});

const filesIn = async (folder: string) =>
  (await readdir(path.join(copy, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(copy, path.join(parentPath, name)));

const start = (...what: string[]) => run(process.execPath, ['scripts/new/new.mjs', ...what], { cwd: copy });

const lint = (...args: string[]) =>
  run(path.join(root, 'node_modules/.bin/oxlint'), args, { cwd: copy, maxBuffer: 2 ** 26 }).catch(
    ({ stdout }: { stdout: string }) => Promise.reject(new Error(stdout)),
  );

test.runIf(byNight)(
  'a new template is one folder, and a removed one leaves types, lint, build and catalogue intact',
  async () => {
    await start('template', 'Bakery Crumb');
    const entry = path.join(copy, 'packages/templates/src/bakery-crumb/template.ts');
    const written = await readFile(entry, 'utf8');
    await writeFile(entry, written.replace("category: 'Barbershop'", "category: 'Bakery'"));

    const designs = (await filesIn('packages/templates/src'))
      .filter((file) => path.basename(file) === 'template.ts')
      .map((file) => path.basename(path.dirname(file)));
    const gone = designs.filter((id) => !/^(bakery|barbershop)-/.test(id));
    expect(gone).toContain('trainer-lane');
    for (const id of gone) await rm(path.join(copy, 'packages/templates/src', id), { recursive: true });
    await start('section', 'bakery-crumb/OvenTimes');
    await start('section', 'prices/LoafPrices');

    // Everything that may know of designs, since the imports are checked right after, and the new section.
    const touched = ['apps', 'packages/content', 'packages/templates', 'packages/ui/src/sections/prices'];
    await lint('--type-aware', '--type-check', ...touched);
    await run(process.execPath, ['scripts/check-imports.mjs'], { cwd: copy });
    // Vitest sets another NODE_ENV, with which React is built for development.
    const env = { ...process.env, NODE_ENV: 'production' };
    await run(process.execPath, ['build.mjs'], { cwd: path.join(copy, 'apps/site'), env });

    const built = (file: string) => readFile(path.join(copy, 'apps/site/dist/client', file), 'utf8');
    const catalogue = await built('templates/index.html');
    expect(catalogue).toContain('href="/templates/bakery/bakery-crumb"');
    expect(catalogue).toMatch(/<input[^>]* name="category" value="bakery"/);
    expect(await built('templates/bakery/bakery-crumb/index.html')).toContain('>Bakery Crumb</h1>');
    const sitemap = await built('sitemap.xml');
    expect(sitemap).toContain('/templates/bakery/bakery-crumb</loc>');
    for (const page of [catalogue, sitemap]) expect(gone.filter((id) => page.includes(id))).toEqual([]);
    expect(await built('demos/bakery-crumb/index.html')).toContain('href="/demos/bakery-crumb/prices/"');
  },
);
