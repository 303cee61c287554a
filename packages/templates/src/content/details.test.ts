import { expect, test } from 'vitest';
import { contentOf, wearDetails } from './details.ts';

const sample = {
  version: 3,
  business: {
    name: 'Hobday *&* Daughter',
    trade: 'Barbers',
    telephone: '0114 496 0162',
    address: {
      street: '17 Cutler’s Row',
      town: 'Sheffield',
      postcode: 'S8 2QT',
      coordinates: { latitude: 1 },
    },
    legal: { name: 'Hobday Ltd' },
  },
  opening: { heading: 'Sit down.', lead: 'Three chairs, since 1962.' },
  questions: { items: [{ answer: 'Ring 0114 496 0162.' }] },
};

test('without details a sample stays as it was', () => {
  expect(wearDetails(sample, {})).toEqual(sample);
});

test('the tried name replaces the sample’s, and the sample’s legal notice goes', () => {
  const { legal: _legal, ...business } = sample.business;
  expect(wearDetails(sample, { name: 'Margit’s' })).toEqual({
    ...sample,
    business: { ...business, name: 'Margit’s' },
  });
});

test('the visitor’s telephone replaces the sample’s wherever it is read', () => {
  const worn = wearDetails(sample, { telephone: '0113 496 0182' });
  expect(JSON.stringify(worn)).not.toContain('0114 496 0162');
  expect(worn).toHaveProperty('business.telephone', '0113 496 0182');
  expect(worn).toHaveProperty('questions.items.0.answer', 'Ring 0113 496 0182.');
});

test('another town takes away the sample’s postcode and coordinates', () => {
  expect(wearDetails(sample, { town: 'Leeds' })).toHaveProperty('business.address', {
    street: '17 Cutler’s Row',
    town: 'Leeds',
  });
});

test('the visitor’s line is read first', () => {
  const worn = wearDetails(sample, { line: 'Cuts and straight talk.' });
  expect(worn).toHaveProperty('business.line', 'Cuts and straight talk.');
  expect(worn).toHaveProperty('opening', { heading: 'Sit down.', lead: 'Cuts and straight talk.' });
});

test('a photograph for the front hangs where the sample has one, and leaves its drawing for where all is drawn', () => {
  const front = { file: 'front.jpg', alt: 'Their front' };
  const photo = { kind: 'photo', ...front };
  for (const [picture, worn] of [
    [undefined, photo],
    [{ kind: 'none' }, photo],
    [
      { kind: 'drawing', name: 'chair' },
      { ...photo, drawing: 'chair' },
    ],
    [
      { kind: 'photo', file: 'sample.jpg', alt: 'A sample', drawing: 'chair' },
      { ...photo, drawing: 'chair' },
    ],
  ]) {
    const content = { ...sample, opening: { heading: 'Sit down.', picture } };
    expect(wearDetails(content, { line: 'Cuts.', front })).toHaveProperty('opening', {
      heading: 'Sit down.',
      lead: 'Cuts.',
      picture: worn,
    });
  }
});

test('a sample without an opening or an address wears them all the same', () => {
  const worn = wearDetails({ business: { name: 'A' } }, { line: 'Cuts.', town: 'Leeds' });
  expect(worn).toEqual({
    business: { name: 'A', line: 'Cuts.', address: { town: 'Leeds' } },
    opening: { lead: 'Cuts.' },
  });
});

test('details alone make content, without those a visitor left out', () => {
  expect(contentOf({ name: 'Margit’s', telephone: '' })).toEqual({ business: { name: 'Margit’s' } });
});
