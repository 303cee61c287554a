import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './entries.ts';

const wordsOf = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, word]) => word!);

async function readVocabulary() {
  const contributing = await readFile(path.join(root, '../../CONTRIBUTING.md'), 'utf8');
  const [, table = ''] = contributing.split('## Props: one word for one thing');
  return table
    .split('\n##')[0]!
    .split('\n')
    .filter((line) => /^\| .*`/.test(line))
    .map((line) => {
      const [, , prop = '', never = ''] = line.split('|');
      return { used: wordsOf(prop), never: wordsOf(never) };
    });
}

/** The props of every component that can be imported, each with its place in the source. */
async function readProps() {
  const folder = path.join(root, 'api');
  const lists = await Promise.all(
    (await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  const props: { prop: string; of: string }[] = [];
  let owner = '';
  for (const line of lists.join('\n').split('\n')) {
    const [, component] = /^ {2}<(\w+)>/.exec(line) ?? [];
    if (/^ {0,2}\S/.test(line)) owner = component ?? '';
    const [, prop] = /^ {4}(\w+)\??:/.exec(line) ?? [];
    if (prop && owner) props.push({ prop, of: owner });
  }
  return props;
}

// A component's own data may have names of its own: a chart's `value`, a table's `rows`. These few props, too, use a
// word that the table rules out in another sense.
const otherwise = new Set([
  'Form messages',
  'AccountForm messages',
  'AccountPanelForm messages',
  'MessageForm messages',
  'LinkProvider link',
]);

// No link can lead to these; each with the reason.
const withoutAnchor = new Map([
  ['AccountOrdersSkeleton', 'keeps the place of what has one: the orders'],
  ['AnnouncementBar', 'for whoever has put it away, it is not there'],
  ['BusinessLine', 'stands under the top of the page'],
  ['ContactBar', 'is always in sight'],
  ['CookieBanner', 'lies over the page and goes once it is answered'],
  ['DeskShell', 'stands around the whole page'],
  ['HeaderRow', 'is the top of the page'],
  ['Loader', 'is all there is on the screen'],
  ['Navbar', 'is the top of the page'],
  ['OrderSummarySkeleton', 'keeps the place of what has one: the receipt'],
  ['TemplateCardSkeleton', 'keeps the place of what has one: the card'],
  ['TemplateDetailSkeleton', 'keeps the place of what has one: the template'],
  ['Toasts', 'are gone in three seconds'],
]);

test('a link can lead to every section', async () => {
  const list = await readFile(path.join(root, 'api/sections.txt'), 'utf8');
  const sections = [...list.matchAll(/^ {2}<(\w+)>\n((?: {4}.*\n)*)/gm)];
  expect(sections.length).toBeGreaterThan(60);

  const anchorless = sections.flatMap(([, name = '', props = '']) =>
    /^ {4}id\??: string$/m.test(props) ? [] : [name],
  );
  expect(anchorless.toSorted()).toEqual([...withoutAnchor.keys()].toSorted());
});

test('a prop is called what CONTRIBUTING says it is called', async () => {
  const vocabulary = await readVocabulary();
  const props = await readProps();
  expect(vocabulary.length).toBeGreaterThan(10);
  expect(props.length).toBeGreaterThan(500);

  const never = new Set(vocabulary.flatMap((row) => row.never));
  const wrong = props.filter(({ prop, of }) => never.has(prop) && !otherwise.has(`${of} ${prop}`));
  expect(wrong.map(({ prop, of }) => `${of} ${prop}`)).toEqual([]);

  const used = new Set(props.map(({ prop }) => prop));
  expect(vocabulary.flatMap((row) => row.used).filter((word) => !used.has(word))).toEqual([]);
});
