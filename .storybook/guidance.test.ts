import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import type { Guidance } from './guidance.ts';

const source = fileURLToPath(new URL('../packages/ui/src', import.meta.url));
const told = import.meta.glob<Guidance>('../packages/ui/src/**/*.guidance.ts', {
  eager: true,
  import: 'guidance',
});

const pieces = ['components', 'sections'].flatMap((kind) =>
  readdirSync(path.join(source, kind)).flatMap((shelf) =>
    readdirSync(path.join(source, kind, shelf)).map((name) => ({
      name,
      kind,
      guidance: told[`../packages/ui/src/${kind}/${shelf}/${name}/${name}.guidance.ts`],
      stories: path.join(source, kind, shelf, name, `${name}.stories.tsx`),
    })),
  ),
);
const names = new Set(pieces.map(({ name }) => name));
const withGuidance = pieces.flatMap(({ guidance, ...piece }) => (guidance ? [{ ...piece, guidance }] : []));

const sentences = ({ use, instead, pairs, keys, said }: Guidance) => [
  ...use,
  ...instead.map(({ when }) => when),
  ...pairs.flatMap(({ heading, why }) => [heading, why.do, why.dont]),
  ...keys.map(({ does }) => does),
  ...said.flatMap(({ when, what }) => [when, what]),
];

const storiesOf = (file: string) =>
  existsSync(file)
    ? loadCsf(readFileSync(file, 'utf8'), { makeTitle: () => file, fileName: file }).parse().indexInputs
    : [];

test('every piece with stories says when to take it', () => {
  const silent = pieces.filter(({ stories, guidance }) => existsSync(stories) && !guidance);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test.for(withGuidance)('$name says when to take it, in a few short lines', ({ kind, guidance }) => {
  expect(guidance.use.length).toBeLessThanOrEqual(3);
  expect(guidance.instead.length).toBeLessThanOrEqual(3);
  expect(guidance.pairs.length).toBeGreaterThanOrEqual(kind === 'sections' ? 1 : 0);
  expect(guidance.said.length).toBeGreaterThan(0);
  for (const line of sentences(guidance)) {
    expect(line.trim()).toBe(line);
    expect(line).not.toBe('');
    expect(line.length).toBeLessThanOrEqual(160);
  }
});

test.for(withGuidance)('$name leads to pieces that there are, and not to itself', ({ name, guidance }) => {
  for (const { take } of guidance.instead) {
    expect(names).toContain(take);
    expect(take).not.toBe(name);
  }
});

test.for(withGuidance)('$name shows what to do and what not to do', ({ stories, guidance }) => {
  const there = new Map(storiesOf(stories).map((story) => [story.exportName, story.tags ?? []]));
  for (const { do: well, dont } of guidance.pairs) {
    expect(there.get(well)).toBeDefined();
    expect(there.get(well)).not.toContain('dont');
    expect(there.get(dont)).toEqual(expect.arrayContaining(['dont', '!test', '!dev', '!autodocs']));
  }
  const shown = guidance.pairs.map(({ dont }) => dont);
  const faulty = [...there].filter(([, tags]) => tags.includes('dont')).map(([story]) => story);
  expect(faulty.toSorted()).toEqual(shown.toSorted());
});
