import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { landscape } from '../content/testing/landscape.ts';
import { welshVillage } from '../content/testing/businesses.ts';
import { addressesUnder } from '../design/siteAddress.ts';
import { design } from './Site.tsx';

const { alt, ...file } = landscape;
const picture = { kind: 'photo', file: 'gwen.jpg', alt } as const;

test('a photograph of the coach stands beside the story, and among the people', () => {
  const [gwen] = welshVillage.people.items;
  const { Page, pages } = design.render({
    content: {
      ...welshVillage,
      story: { paragraphs: ['She ran for the post, once.'] },
      people: { items: [{ ...gwen, picture }] },
    },
    files: { 'gwen.jpg': file },
  });
  const href = addressesUnder('/', pages);
  for (const slug of ['', 'start'])
    expect(renderToString(<Page slug={slug} href={href} />)).toContain(`alt="${alt}"`);
});

test('a photograph stands where no page is, in the place of the track', () => {
  const { Page, pages } = design.render({
    content: { ...welshVillage, designs: { [design.id]: { notFound: { picture } } } },
    files: { 'gwen.jpg': file },
  });
  const notFound = renderToString(<Page slug="no-such-page" href={addressesUnder('/', pages)} />);
  expect(notFound).toContain(`alt="${alt}"`);
});

/** How many people run on each page, by the shade at their feet. */
const runnersOn = (content: Readonly<Record<string, unknown>>) => {
  const { Page, pages } = design.render({ content });
  const href = addressesUnder('/', pages);
  return [...pages.map(({ slug }) => slug), 'no-such-page'].map(
    (slug) => renderToString(<Page slug={slug} href={href} />).match(/<ellipse[^>]* rx="36"/g)?.length ?? 0,
  );
};

test('runners stand only where the opening names them', () => {
  const opened = (what?: object) => runnersOn({ ...welshVillage, opening: { picture: what } });
  expect(opened({ kind: 'drawing', name: 'runners' })).toEqual([6, 2, 2, 0]);
  for (const other of [undefined, { kind: 'none' }, { kind: 'drawing', name: 'bus' }, picture])
    expect(opened(other)).toEqual([0, 0, 0, 0]);
});

test('a runner chases only a drawing that the owner names', () => {
  const gone = (what: object) =>
    runnersOn({ ...welshVillage, designs: { [design.id]: { notFound: { picture: what } } } }).at(-1);
  expect(gone({ kind: 'drawing', name: 'bus' })).toBe(1);
  expect(gone({ kind: 'none' })).toBe(0);
});
