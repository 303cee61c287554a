import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const ours = '@awning';
const parts = [
  'apps',
  'packages',
  'scripts',
  '.storybook',
  'package.json',
  'tsconfig.json',
  'vitest.workspace.ts',
  '.oxlintrc.json',
  '.dependency-cruiser.mjs',
];

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(path.join(os.tmpdir(), 'awning-copy-'));
  await copySources();
  await borrowPackages();
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** The project as it stands, and the package as it was built. */
async function copySources() {
  const isSource = (file: string) => !/\/(node_modules|dist|\.data)(\/|$)/.test(file.slice(root.length - 1));
  for (const part of parts)
    await cp(path.join(root, part), path.join(copy, part), { recursive: true, filter: isSource });
  await cp(path.join(root, 'packages/ui/dist'), path.join(copy, 'packages/ui/dist'), { recursive: true });
}

/** Everybody else's packages are lent; our own are the copy's. */
async function borrowPackages() {
  await mkdir(path.join(copy, 'node_modules', ours), { recursive: true });
  for (const name of await readdir(path.join(root, 'node_modules')))
    if (name !== ours && !name.startsWith('.'))
      await symlink(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  for (const name of await readdir(path.join(copy, 'packages')))
    await symlink(path.join(copy, 'packages', name), path.join(copy, 'node_modules', ours, name));
}

const filesIn = async (folder: string) =>
  (await readdir(path.join(copy, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(copy, path.join(parentPath, name)));

const start = (...what: string[]) => run(process.execPath, ['scripts/new.mjs', ...what], { cwd: copy });

const lint = (...args: string[]) =>
  run(path.join(root, 'node_modules/.bin/oxlint'), args, { cwd: copy, maxBuffer: 2 ** 26 }).catch(
    ({ stdout }: { stdout: string }) => Promise.reject(new Error(stdout)),
  );

test('a folder is all a new template needs, and all that goes with those that are given up: types, lint, build and catalogue stay whole', async () => {
  const before = await filesIn('packages');
  await start('template', 'Bakery Crumb');
  const added = (await filesIn('packages')).filter((file) => !before.includes(file));
  expect(added).not.toEqual([]);
  expect(added.filter((file) => !file.startsWith('packages/templates/src/bakery-crumb/'))).toEqual([]);

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

  // All that may know of designs, as the imports are asked right after, and the new section.
  const touched = ['apps', 'packages/content', 'packages/templates', 'packages/ui/src/sections/prices'];
  await lint('--type-aware', '--type-check', ...touched);
  await run(process.execPath, ['scripts/check-imports.mjs'], { cwd: copy });
  await run(process.execPath, ['build.mjs'], { cwd: path.join(copy, 'apps/site') });

  const built = (file: string) => readFile(path.join(copy, 'apps/site/dist/client', file), 'utf8');
  const catalogue = await built('templates/index.html');
  expect(catalogue).toContain('href="/templates/bakery/bakery-crumb"');
  expect(catalogue).toMatch(/<input[^>]* name="category" value="bakery"/);
  expect(await built('templates/bakery/bakery-crumb/index.html')).toContain('>Bakery Crumb</h1>');
  const sitemap = await built('sitemap.xml');
  expect(sitemap).toContain('/templates/bakery/bakery-crumb</loc>');
  for (const page of [catalogue, sitemap]) expect(gone.filter((id) => page.includes(id))).toEqual([]);
  expect(await built('demos/bakery-crumb/index.html')).toContain('href="/demos/bakery-crumb/prices/"');
}, 300_000);

test('a template of that name is not written over', async () => {
  const again = start('template', 'Barbershop Classic');
  await expect(again).rejects.toThrow('There is a template Barbershop Classic already');
});

test('what is started must be told', async () => {
  const nothing = start('template', 'bakery');
  await expect(nothing).rejects.toThrow('npm run new template "Bakery Crumb"');
});
