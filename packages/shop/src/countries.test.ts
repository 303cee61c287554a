import { expect, test } from 'vitest';
import { countryCodes, countryName } from './countries.ts';

test('each country is there once, has a name, and stands where its name is looked for', () => {
  const names = countryCodes.map(countryName);

  expect(new Set(countryCodes).size).toBe(250);
  expect(countryName('XK')).toBe('Kosovo');
  expect(countryCodes).toContain('XK');
  expect(names.filter((name) => countryCodes.includes(name))).toEqual([]);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});
