import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packParts } from './packParts.ts';

const styles = '.a{color:red}'.repeat(1_000);

test('a text compressed in parts is decompressed unchanged, with any characters', () => {
  for (const [before, after] of [
    ['', ''],
    ['<style>', '</style>Grüße, ありがとう 🌼'],
    ['🌼'.repeat(40_000), 'x'.repeat(200_000)],
  ] as const) {
    const text = before + styles + after;
    const open = [[before.length, before.length + styles.length] as const];
    expect(gunzipSync(packParts(text, open)).toString()).toBe(text);
    expect(gunzipSync(packParts(text, [])).toString()).toBe(text);
  }
});

test('only the parts that are the same for all visitors are compressed, so the length reveals nothing of the rest', () => {
  const page = (words: string) => `<style>${styles}</style>token=Kf3-9aQ ${words}`;
  const lengthOf = (words: string) => packParts(page(words), [[7, 7 + styles.length]]).length;
  expect(lengthOf('')).toBeLessThan(400);
  // A right guess tells an attacker no more than a wrong one.
  expect(lengthOf('token=Kf3-9aQ')).toBe(lengthOf('token=Zz0-0zZ'));
});
