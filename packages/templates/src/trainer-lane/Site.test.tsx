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
