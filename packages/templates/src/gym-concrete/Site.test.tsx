import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addressesUnder } from '../design/siteAddress.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

test('the pages that are left keep their marks on the pillar', () => {
  const sampleOwn = sample.designs['gym-concrete'];
  const own = { ...sampleOwn, pages: { ...sampleOwn.pages, tariff: { hidden: true } } };
  const { Page, pages } = design.render({ content: { ...sample, designs: { 'gym-concrete': own } } });
  const home = renderToString(<Page slug="" href={addressesUnder('/', pages)} />);
  const pillar = /<nav\b.*?<\/nav>/s.exec(home)?.[0];
  const levels = [...(pillar ?? '').matchAll(/<li>(.*?)<\/li>/gs)].map(([, level = '']) =>
    level.replaceAll(/<[^>]*>/g, ''),
  );
  expect(levels).toEqual(['3 The levels', '2 Timetable', 'G Home', '−1 Coaches', '−2 Find us']);
});

test('a page without the rooms that its name promises is about the business', () => {
  const { levels: _, ...own } = sample.designs['gym-concrete'];
  const { Page, pages } = design.render({
    content: { ...sample, designs: { 'gym-concrete': { ...own, pages: {} } } },
  });
  const about = renderToString(<Page slug="the-levels" href={addressesUnder('/', pages)} />);
  expect(pages.find(({ slug }) => slug === 'the-levels')?.name).toBe('About us');
  expect(/<h1\b[^>]*>([^<]*)/.exec(about)?.[1]).toBe(sample.story.heading);
});
