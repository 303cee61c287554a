import { expect, test } from 'vitest';
import { welshVillage } from '../content/testing/businesses.ts';
import { design } from './Site.tsx';

test('a barber with no more than a name has no page of their own', () => {
  const items = [
    { name: 'Dez' },
    { name: 'Ray', note: 'Fades and tapers' },
    { name: 'Joy', role: 'Chair three' },
  ];
  const { pages } = design.render({ content: { ...welshVillage, people: { items } } });
  const slugs = pages.map(({ slug }) => slug);
  expect(slugs).toContain('second-chair');
  expect(slugs).not.toContain('first-chair');
  expect(slugs).not.toContain('third-chair');
});
