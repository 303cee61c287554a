import { expect, test } from 'vitest';
import { welshVillage } from '../content/testing/businesses.ts';
import { design } from './Site.tsx';

test('a barber with no more than what the list of them says has no page of their own', () => {
  const items = [
    { name: 'Dez' },
    { name: 'Ray', note: 'Fades and tapers', story: ['Ray was a sheep shearer.'] },
    { name: 'Joy', role: 'Chair three', note: 'Fringes' },
  ];
  const { pages } = design.render({ content: { ...welshVillage, people: { items } } });
  const slugs = pages.map(({ slug }) => slug);
  expect(slugs).toContain('second-chair');
  expect(slugs).not.toContain('first-chair');
  expect(slugs).not.toContain('third-chair');
});
