import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addressesUnder } from '../design/siteAddress.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

test('the pages that are left keep their marks on the pillar', () => {
  const pages = { ...sample.designs['gym-concrete'].pages, tariff: { hidden: true } };
  const own = { ...sample.designs['gym-concrete'], pages };
  const { Page } = design.render({ content: { ...sample, designs: { 'gym-concrete': own } } });
  const pillar = /<nav\b.*?<\/nav>/s.exec(renderToString(<Page slug="" href={addressesUnder('/')} />))?.[0];
  const levels = [...(pillar ?? '').matchAll(/<li>(.*?)<\/li>/gs)].map(([, level = '']) =>
    level.replaceAll(/<[^>]*>/g, ''),
  );
  expect(levels).toEqual(['3 The levels', '2 Bay plan', 'G Home', '−1 Attendants', '−2 Way in']);
});
