import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { byTemplate } from './byTemplate.ts';
import { catalogue } from './catalogue.ts';
import type { Language } from './content/business.ts';
import type { Core } from './content/content.ts';
import { madeContent } from './content/testing/made.ts';
import { readContent } from './content/read.ts';
import { readyToPublish } from './design/readyToPublish.ts';
import type { Design } from './design/defineDesign.tsx';
import { designForm } from './design/designForm.ts';
import { addressesUnder } from './design/siteAddress.ts';
import { loadDesign } from './designs.ts';

const ids = catalogue.map(({ id }) => id).toSorted();
const samples = byTemplate(
  import.meta.glob<Core>('./*/sample/content.json', { eager: true, import: 'default' }),
);
const written = byTemplate(import.meta.glob<object>('./*/labels.ts', { eager: true }));
const designs = await Promise.all(ids.map(async (id) => [id, (await loadDesign(id))!] as const));

const isLine = (value: unknown) => typeof value === 'string';

/** A value without the headings and names that its owner gave: labels stand in their place. */
const unheaded = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(unheaded)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            // The chart of one barber is headed by a field of its own.
            .filter(
              ([name, inner]) => !/^(heading|pages)$/.test(name) && !(name === 'chart' && isLine(inner)),
            )
            .map(([name, inner]) => [name, unheaded(inner)]),
        )
      : value;

function pagesOf(design: Design, content: object, plain: boolean): readonly string[] {
  const { Page, pages } = design.render({ content: { ...content }, options: { plain } });
  const href = addressesUnder('/', pages);
  return [...pages, { slug: 'no-such-page' }].map(({ slug }) =>
    renderToString(<Page slug={slug} href={href} />)
      .replaceAll(/<!-- -->|<wbr\/?>|\u00ad/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  );
}

/** The words in a label, group by group as it stands, that are not the same in the other. */
function differing(label: unknown, other: unknown): readonly (readonly [string, string])[] {
  if (typeof label === 'string') return label === other ? [] : [[label, String(other)]];
  const [groups, others] = [label as Record<string, unknown>, other as Record<string, unknown>];
  return Object.keys(groups).flatMap((name) => differing(groups[name], others[name]));
}

/** Whether an element says this and no more. What is filled in is left aside: then its last words tell. */
function isSaid(html: string, label: string): boolean {
  const last = label.split(/\{\w+\}/).at(-1)!;
  return html.includes(last === label ? `>${label}<` : last);
}

const emptyIn = (html: string) => html.match(/<(h[1-6]|p|li|a|span)\b[^>]*>\s*<\/\1>/g) ?? [];

const offering = designs.filter(([, { plain }]) => plain);
const languages = ['en', 'de'] as const satisfies readonly Language[];

test('plain words are offered where a design has them written, and nowhere else', () => {
  const offered = designs.filter(([, design]) => designForm(design, '').plain).map(([id]) => id);
  expect(offered).toEqual(ids.filter((id) => 'plain' in written[id]!));
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.length).toBeLessThan(ids.length);
});

test.each(offering.flatMap(([id, design]) => languages.map((language) => ({ id, design, language }))))(
  '$id says in $language plainly what it said with a wink, on every page, and all of it',
  ({ id, design, language }) => {
    const content = { ...(unheaded(samples[id]) as Core), language };
    const own = pagesOf(design, content, false);
    const plain = pagesOf(design, content, true);
    const changed = Object.entries(design.plain![language]).flatMap(([name, label]) =>
      differing((design.labels[language] as Record<string, unknown>)[name], label),
    );
    expect(changed.length).toBeGreaterThan(0);
    for (const [wink, word] of changed) {
      expect(isSaid(own.join(''), wink), `${wink} is said`).toBe(true);
      expect(isSaid(plain.join(''), wink), `${wink} is said plainly`).toBe(false);
      expect(word === '' || isSaid(plain.join(''), word), `${word} is said`).toBe(true);
    }
    // No page falls short: each has its heading, and nothing that was filled is left empty.
    expect(plain.map((html) => html.match(/<h1/g)?.length)).toEqual(own.map(() => 1));
    expect(plain.map(emptyIn)).toEqual(own.map(emptyIn));
  },
);

/** What an idea paints beside what is said, as the sample has it: a depth, the sign of a level. */
const painted: Readonly<Record<string, RegExp>> = {
  'gym-concrete': />−2<\/span> <span/,
  'restaurant-tide': />fathoms</,
};

test.each(Object.entries(painted))('%s paints nothing beside plain words', (id, idea) => {
  const [, design] = designs.find(([known]) => known === id)!;
  const content = samples[id]!;
  expect(pagesOf(design, content, false).join('')).toMatch(idea);
  expect(pagesOf(design, content, true).join('')).not.toMatch(idea);
});

test.each(designs)('the choice is no fault in %s, whether it has plain words or not', (_, design) => {
  const content = madeContent(design.schema, 'most');
  expect(readContent(design.schema, content).outcome).toBe('read');
  const faults = readyToPublish(design, { content, options: { plain: true } });
  expect(faults.filter(({ path }) => path.startsWith('options'))).toEqual([]);
});
