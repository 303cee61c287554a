import { expect, test } from 'vitest';
import { zoneOptions } from './zoneOptions.ts';

const labels = (country: string, kept = '') =>
  zoneOptions(country, 'In your country', kept)
    .filter(({ group }) => group === 'In your country')
    .map(({ label }) => label);

test('the list of time zones begins with the country of the business', () => {
  const [first, second] = zoneOptions('IE', 'In your country', '');
  expect(first).toEqual({ value: 'Europe/Dublin', label: 'Dublin', group: 'In your country' });
  expect(second?.group).toBe('Africa');
  expect(labels('US')).toEqual(expect.arrayContaining(['New York', 'Honolulu']));
});

test('the list has each zone once, whatever country it begins with', () => {
  for (const country of ['US', 'DE', 'XX']) {
    const values = zoneOptions(country, '', '').map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values).toHaveLength(109);
  }
});

test('the list has only zones that a server knows', () => {
  const unknown = zoneOptions('GB', '', '').filter(({ value }) => {
    try {
      return !new Intl.DateTimeFormat('en', { timeZone: value });
    } catch {
      return true;
    }
  });
  expect(unknown).toEqual([]);
});

test('a value typed before there was a list stays', () => {
  expect(labels('GB', 'Asia/Calcutta')).toEqual(['Asia/Calcutta', 'London']);
  expect(labels('GB', 'Europe/Paris')).toEqual(['London']);
});
