import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from './copyProject.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

let copy: string;
beforeAll(async () => {
  copy = await copyProject(['scripts', '.storybook', 'tsconfig.json']);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const filesIn = async (folder: string) =>
  (await readdir(path.join(copy, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(copy, path.join(parentPath, name)));

const start = (...what: string[]) => run(process.execPath, ['scripts/new/new.mjs', ...what], { cwd: copy });

/** The files that were not there before. */
async function added(...what: string[]) {
  const before = await filesIn('packages');
  await start(...what);
  return (await filesIn('packages')).filter((file) => !before.includes(file)).toSorted();
}

/** TypeScript's errors in these folders and all their imports. */
async function typesOf(...include: string[]) {
  // Its stories need Storybook's frame, which knows the test browser by a file that is not copied.
  const compilerOptions = { types: ['node', 'vite/client', '@vitest/browser-playwright'] };
  const settings = { extends: './tsconfig.json', compilerOptions, include };
  await writeFile(path.join(copy, 'tsconfig.new.json'), JSON.stringify(settings));
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  return run(tsc, ['-p', 'tsconfig.new.json'], { cwd: copy }).then(
    () => 'nothing',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

// The nightly run checks that they are linted, built and sold as well: apps/e2e/src/smoke/newTemplate.test.ts.
test('a new template, a section of its own and a shared one are complete, and nothing else is touched', async () => {
  const shelf = 'packages/templates/src';
  const pattern = await filesIn(`${shelf}/barbershop-classic`);
  const template = await added('template', 'Bakery Crumb');
  const ofOthers = /\/shots\/|\/measured\.json$/;
  expect(template).toEqual(
    pattern
      .filter((file) => !ofOthers.test(file))
      .map((file) => file.replace('barbershop-classic', 'bakery-crumb'))
      .toSorted(),
  );
  const entry = await readFile(path.join(copy, shelf, 'bakery-crumb/template.ts'), 'utf8');
  expect(entry).toContain("name: 'Bakery Crumb'");

  const told = await readFile(path.join(copy, shelf, 'bakery-crumb/showcase.ts'), 'utf8');
  expect(told.match(/what: '[^']+'/g)).toEqual(["what: 'New on the shelf.'"]);
  const written = template.filter((file) => /\.(tsx?|json)$/.test(file));
  expect(written).toContain(`${shelf}/bakery-crumb/fields.json`);
  const texts = await Promise.all(written.map((file) => readFile(path.join(copy, file), 'utf8')));
  const ofThePattern = written.filter((_, place) =>
    /barbershop-classic|Barbershop Classic/.test(texts[place] ?? ''),
  );
  expect(ofThePattern).toEqual([]);

  const files = ['.css.ts', '.fixtures.ts', '.stories.tsx', '.tsx'];
  const own = await added('section', 'bakery-crumb/OvenTimes');
  const everybodys = await added('section', 'prices/LoafPrices');
  for (const ending of files) {
    expect(own).toContain(`${shelf}/bakery-crumb/sections/OvenTimes/OvenTimes${ending}`);
    expect(everybodys).toContain(`packages/ui/src/sections/prices/LoafPrices/LoafPrices${ending}`);
  }
  const { exports } = JSON.parse(await readFile(path.join(copy, 'packages/ui/package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  expect(exports).toHaveProperty(['./sections/LoafPrices']);
  expect(await typesOf(`${shelf}/bakery-crumb`, 'packages/ui/src/sections/prices/LoafPrices')).toBe(
    'nothing',
  );
});

test('a template of that name is not written over', async () => {
  const again = start('template', 'Barbershop Classic');
  await expect(again).rejects.toThrow('There is a template Barbershop Classic already');
});

test('a kind and a name are required', async () => {
  const nothing = start('template', 'bakery');
  await expect(nothing).rejects.toThrow('npm run new template "Bakery Crumb"');
});
