import { axeRules } from './axeRules.ts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sites } from '@awning/templates/sites';
import { expect, test } from 'vitest';

// Axe reads each page of the templates, and each part of any page, in its stories. The journeys run it only on what no
// story shows: the document, and the shop's pages as they are put together (docs/how-to/tests.md).
const root = fileURLToPath(new URL('..', import.meta.url));
const storiesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx') && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test.each(Object.entries(sites))(
  'every page of %s has a story, and so has the one that is not there',
  (id, { pages }) => {
    const file = storiesIn('packages/templates/src').find(
      (found) => found.includes(`/${id}/`) && found.endsWith('Site.stories.tsx'),
    );
    const named = [...read(file!).matchAll(/\b(?:slug: |(?:page|notFound)\()'([^']*)'/g)].map(
      ([, slug = '']) => slug,
    );
    // A story that names no page shows the first.
    const shown = new Set(['', ...named]);
    const slugs = pages.map(({ slug }) => slug);
    expect(slugs.filter((slug) => !shown.has(slug))).toEqual([]);
    expect([...shown].filter((slug) => !slugs.includes(slug))).not.toEqual([]);
  },
);

// Stories that show a mistake; guidance.test.ts checks that each stands beside one that does it well.
const dont = "tags: ['dont', '!test', '!dev', '!autodocs']";

test('no story turns its checks off', () => {
  const stories = ['.storybook', 'packages', 'apps'].flatMap(storiesIn);
  expect(stories.length).toBeGreaterThan(100);
  expect(stories.filter((file) => /\ba11y:|['"]!test['"]/.test(read(file).replaceAll(dont, '')))).toEqual([]);
  expect(read('.storybook/preview.tsx')).toContain("a11y: { test: 'error'");
  expect(read('.storybook/preview.tsx')).toContain('config: { rules: axeRules }');
  expect(axeRules).toContainEqual({ id: 'target-size', enabled: true });
  expect(read('.storybook/preview.tsx')).toContain("resultTypes: ['violations', 'incomplete']");
});

/** The stories of a file, each with its own fields, as they are written. */
function writtenIn(file: string) {
  const stories = read(file).matchAll(
    /^export const (\w+) = (\w+)\.(?:story|extend)\((?:(\{ .* \})\);|(\{\n[\s\S]*?\n\})\);|\);)$/gm,
  );
  return [...stories].map(([, name = '', base = '', line = '', lines = '']) => {
    const written = (line || lines).replaceAll(/\s+/g, '');
    // The other fields say what is rendered and what is done.
    const own = written.replace(/tags:\[[^\]]*\],?/, '').replace(/globals:\{(?:[^{}]|\{[^{}]*\})*\},?/, '');
    const [, args = ''] = /^\{(args:\w+),?\}?/.exec(own) ?? [];
    return {
      name,
      base,
      own: own.replace(/,?\}$/, ''),
      args,
      onAPhone: /value:'(narrow|mobile1)'/.test(written),
    };
  });
}

// Every story is laid out at 320 px anyway. A design's parts are pictured on a phone too: they are for sale.
test('a story that repeats another on a phone has a play', () => {
  const files = ['packages/ui/src', 'apps/site/src'].flatMap(storiesIn);
  const twins = files.flatMap((file) => {
    const all = writtenIn(file);
    const repeats = ({ name, base, own, args }: (typeof all)[number]) =>
      base === 'meta'
        ? own === `{${args}` &&
          all.some((other) => other.name !== name && other.base === base && other.args === args)
        : own === '{';
    return all.filter((story) => story.onAPhone && repeats(story)).map(({ name }) => `${file} ${name}`);
  });
  expect(files.flatMap(writtenIn).length).toBeGreaterThan(1_000);
  expect(twins).toEqual([]);
});
