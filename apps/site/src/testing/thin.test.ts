import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const built = /(?:^|\/)(?:node_modules|dist|coverage|storybook-static)\//;

/** The TypeScript under a folder, with how many lines each file has. */
const linesUnder = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !built.test(file))
    .map((file) => ({
      file,
      lines: readFileSync(path.join(root, folder, file), 'utf8')
        .trimEnd()
        .split('\n'),
    }));

const sum = (files: ReturnType<typeof linesUnder>) =>
  files.reduce((total, { lines }) => total + lines.length, 0);

const site = linesUnder('apps/site/src');
const isRoute = /^\w+\/routes\//;
/** A page, or a part of one, has a folder of its name. */
const isPage = /^\w+\/[A-Z]\w+\//;
const isOfTests = (file: string) => /\.(?:test|stories|fixtures|bench)\.tsx?$|(?:^|\/)testing\//.test(file);

test('the site is at most 15 % of the code: what it shows comes from the package', () => {
  const all = sum([...linesUnder('apps'), ...linesUnder('packages')]);
  expect(all).toBeGreaterThan(10_000);
  expect(sum(site.filter(({ file }) => !isOfTests(file))) / all).toBeLessThanOrEqual(0.15);
});

test('a route has at most 40 lines', () => {
  const routes = site.filter(({ file }) => isRoute.test(file) && !isOfTests(file));
  expect(routes.length).toBeGreaterThan(30);
  expect(routes.filter(({ lines }) => lines.length > 40).map(({ file }) => file)).toEqual([]);
});

test('neither a page nor a route has looks of its own', () => {
  const ownLooks = /\.css\b|\bstyle=|\bclassName=|vanilla-extract/;
  const pages = site.filter(({ file }) => (isPage.test(file) || isRoute.test(file)) && !isOfTests(file));
  expect(pages.length).toBeGreaterThan(60);
  expect(
    pages
      .filter(({ file, lines }) => file.endsWith('.css.ts') || ownLooks.test(lines.join('\n')))
      .map(({ file }) => file),
  ).toEqual([]);
});
