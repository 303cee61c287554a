import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { welshVillage } from '../content/testing/businesses.ts';
import { addressesUnder } from '../design/siteAddress.ts';
import { design } from './Site.tsx';

const sitting = { name: 'At six', summary: 'Two chairs free', chairs: 4, free: [2, 3] };
const content = { ...welshVillage, designs: { [design.id]: { seating: { sittings: [sitting] } } } };

/** The chairs that a guest can tick on the page with the form. */
const chairsAt = (site: { formAction?: string | null }) => {
  const { Page, pages } = design.render({ content, ...site });
  const html = renderToString(<Page slug="book" href={addressesUnder('/', pages)} />);
  return { html, chairs: html.match(/<input type="checkbox"[^>]*form="ask-form"[^>]*>/g) ?? [] };
};

test('a chair that is picked goes with the request', () => {
  const { html, chairs } = chairsAt({ formAction: '/forms' });
  expect(html).toContain('<form id="ask-form"');
  expect(chairs.map((chair) => [/name="(.*?)"/.exec(chair)?.[1], /value="(.*?)"/.exec(chair)?.[1]])).toEqual([
    ['seat', 'At six: 2'],
    ['seat', 'At six: 3'],
  ]);
});

test('in a demonstration a picked chair leaves the browser as little as a typed word', () => {
  const { chairs } = chairsAt({});
  expect(chairs).toHaveLength(2);
  expect(chairs.join('')).not.toContain('name=');
});

test('where no form is open, no chair can be picked', () => {
  expect(chairsAt({ formAction: null }).chairs).toEqual([]);
});
