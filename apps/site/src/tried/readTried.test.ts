import { Tried, triedLimits } from '@awning/contract/sites/tried';
import { expect, test } from 'vitest';
import { longest, looksOf, readTried, triedQuery } from './readTried.ts';

const read = (query: string) => readTried(new URLSearchParams(query));

test('what stands in an address is read, and written again', () => {
  const query = 'name=Margit%E2%80%99s+Hair+%26+Beard&town=Leeds&palette=night';
  expect(read(query)).toEqual({ name: 'Margit’s Hair & Beard', town: 'Leeds', palette: 'night' });
  expect(triedQuery(read(query)).toString()).toBe(query);
});

test('what is empty, unknown or of several values is nothing', () => {
  expect(read('name=+&templateId=x&palette=../x&pictures=')).toEqual({});
});

test('whatever is given, what is read is what the server takes', () => {
  for (const name of ['name', 'line', 'telephone', 'town'] as const) {
    const long = read(`${name}=${encodeURIComponent(`a\n\u0000${'💈'.repeat(200)}`)}`);
    expect([name, longest[name]]).toEqual([name, triedLimits[name]]);
    expect(long[name]!.length).toBeGreaterThan(triedLimits[name] - 2);
    const { maxLength, pattern } = Tried.properties[name] as unknown as {
      maxLength: number;
      pattern: string;
    };
    expect([name, long[name]!.length <= maxLength]).toEqual([name, true]);
    expect([name, new RegExp(pattern, 'u').test(long[name]!)]).toEqual([name, true]);
  }
  expect(read('name=%F0%9F%92%88')).toEqual({ name: '💈' });
  expect(read(`name=${encodeURIComponent('صالون')}`)).toEqual({ name: 'صالون' });
});

test('looks the design does not have are ignored', () => {
  expect(looksOf(read('palette=night&pictures=photographed'))).toEqual({ palette: 'night' });
  expect(looksOf(read('pictures=drawn'))).toEqual({ pictures: 'drawn' });
});
