import type { Showcase } from '@awning/templates/showcases';
import { expect, test } from 'vitest';
import { lookAddress, lookViewOf, picturesIn } from './lookView.ts';

const showcase: Showcase = {
  palettes: [
    { id: 'sea', name: 'Green sea', colours: ['#0a3f52'] },
    { id: 'calm', name: 'Calm', colours: ['#33565f'] },
  ],
  typefaces: [
    { id: 'harbour', name: 'Elegant' },
    { id: 'warm', name: 'Warm' },
  ],
  pages: [],
  changes: [{ on: '2026-11-26', what: 'Two more sets of colours.' }],
  goodFor: 'A restaurant by the sea.',
  notFor: 'One far from it.',
  pictures: { 'calm-harbour': { card: '/calm.avif', phone: '/calm-phone.avif' } },
};
const page = '/templates/restaurant/restaurant-tide';
const asked = (query: string) => lookViewOf(showcase, new URLSearchParams(query));

test('an address without a look shows the design as it is, and so does one with an unknown look', () => {
  const own = { palette: 'sea', typefaces: 'harbour' };
  expect(asked('')).toEqual(own);
  expect(asked('palette=plaid&typefaces=%00')).toEqual(own);
  expect(asked('palette=toString&typefaces=')).toEqual(own);
  expect(lookAddress(page, showcase, own)).toBe(page);
});

test('the chosen look can be read from the address again', () => {
  for (const palette of ['sea', 'calm'])
    for (const typefaces of ['harbour', 'warm']) {
      const { search } = new URL(lookAddress(page, showcase, { palette, typefaces }), 'http://shop.invalid');
      expect(asked(search)).toEqual({ palette, typefaces });
    }
  expect(asked('palette=calm')).toEqual({ palette: 'calm', typefaces: 'harbour' });
});

test('a look with pictures has text alternatives of its own, and no other look has any', () => {
  expect(picturesIn(showcase, asked('palette=calm'), 'Tide, calm')).toMatchObject({
    picture: { src: '/calm.avif', alt: 'Tide, calm' },
    phone: { src: '/calm-phone.avif', alt: '' },
  });
  expect(picturesIn(showcase, asked(''), 'Tide')).toBeUndefined();
  expect(picturesIn(showcase, asked('palette=calm&typefaces=warm'), 'Tide')).toBeUndefined();
});
