import { expect, test } from 'vitest';
import { isSigned, sign } from './signature.ts';

const now = new Date('2026-11-21T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const body = Buffer.from('{"id":"evt_1","amount":39900}');
const header = sign(body, 'secret', now);
const [timestamp, signature] = header.split(',') as [string, string];

test('a signed body is accepted', () => {
  expect(isSigned(body, header, 'secret', now)).toBe(true);
});

test.each([
  ['five minutes late', 300, true],
  ['a second more', 301, false],
  ['five minutes early', -300, true],
  ['a second more than that', -301, false],
  ['thirty days late', 30 * 24 * 3600, false],
])('a signature that comes %s is judged by its time', (_name, seconds, believed) => {
  expect(isSigned(body, header, 'secret', later(seconds))).toBe(believed);
});

test.each([
  ['nothing', ''],
  ['no time', signature],
  ['no signature', timestamp],
  ['a time that is no time', `t=now,${signature}`],
  ['a time before all time', `t=-1,${signature}`],
  ['another time', `t=${Math.floor(now.getTime() / 1000) + 1},${signature}`],
  ['a signature cut short', header.slice(0, -2)],
  ['a signature in capitals', header.toUpperCase()],
  ['a signature of another scheme', `${timestamp},${signature.replace('v1', 'v0')}`],
  ['a signature that is empty', `${timestamp},v1=`],
  ['a signature of zeros', `${timestamp},v1=${'0'.repeat(64)}`],
  ['a signature that is no figure', `${timestamp},v1=${'z'.repeat(64)}`],
  ['a header without end', `${timestamp},${`${signature},`.repeat(100)}`],
  ['only commas', ',,,,'],
])('%s is refused', (_name, wrong) => {
  expect(isSigned(body, wrong, 'secret', now)).toBe(false);
});

test('the right signature among wrong ones is accepted, as when a secret is changed', () => {
  expect(isSigned(body, `${timestamp},v1=${'0'.repeat(64)},${signature}`, 'secret', now)).toBe(true);
});

test('another body is refused, even the same one written differently', () => {
  expect(isSigned(Buffer.from('{"id":"evt_1","amount":1}'), header, 'secret', now)).toBe(false);
  expect(isSigned(Buffer.from('{"id": "evt_1","amount":39900}'), header, 'secret', now)).toBe(false);
});

test('another secret is refused, and an empty one always', () => {
  expect(isSigned(body, header, 'another', now)).toBe(false);
  expect(isSigned(body, sign(body, '', now), '', now)).toBe(false);
});
