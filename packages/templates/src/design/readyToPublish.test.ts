import { expect, test } from 'vitest';
import { loadDesign } from '../designs.ts';
import { readyToPublish } from './readyToPublish.ts';
import { welshVillage } from '../content/testing/businesses.ts';

const design = (await loadDesign('barbershop-classic'))!;
const faultsOf = (more: object, input = {}) =>
  readyToPublish(design, { content: { ...welshVillage, ...more }, ...input });

const { telephone: _, mail: __, ...silent } = { mail: '', ...welshVillage.business };

test('a business that says who, where and how to reach it may go live', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ business: { ...silent, mail: 'gwen@siop.example' } })).toEqual([]);
});

test.each<[string, object, object, string, string]>([
  [
    'no way to reach it',
    { business: silent },
    {},
    'business.telephone',
    'People need a way to reach you: a telephone, a mail or a booking page.',
  ],
  ['no name', { business: { ...silent, name: '' } }, {}, 'business.name', 'This must be filled in.'],
  [
    'a drawing of another design',
    { opening: { picture: { kind: 'drawing', name: 'anchor' } } },
    {},
    'opening.picture.name',
    'This design has no such drawing.',
  ],
  [
    'a picture that was taken away',
    { gallery: { items: [{ picture: { kind: 'photo', file: 'front.jpg', alt: 'Our front' } }] } },
    { files: { 'back.jpg': { src: '/back.webp', width: 8, height: 6 } } },
    'gallery.items.0.picture.file',
    'There is no such picture.',
  ],
  [
    'colours there are not',
    {},
    { options: { palette: 'mauve' } },
    'options.palette',
    'This is none of the choices.',
  ],
])('with %s it may not, and is told so at its field', (_what, more, input, path, message) => {
  expect(faultsOf(more, input)).toEqual([{ path, message }]);
});

test('a business must say its currency and time zone where its country does not tell them', () => {
  const abroad = (country: string, more: object = {}) =>
    faultsOf({
      business: { ...welshVillage.business, address: { town: 'Paksé', country }, ...more },
    });
  expect(abroad('LA')).toEqual([
    { path: 'business.currency', message: 'Choose your currency.' },
    { path: 'business.timeZone', message: 'Choose your time zone.' },
  ]);
  expect(abroad('LA', { currency: 'LAK', timeZone: 'Asia/Bangkok' })).toEqual([]);
  expect(abroad('PL')).toEqual([]);
});

test('what was written for another design is not checked', () => {
  expect(faultsOf({ designs: { 'restaurant-tide': { hero: { kind: 'drawing', name: 'anchor' } } } })).toEqual(
    [],
  );
});
