import { expect, test } from 'vitest';
import { faultInJson, placeInJson } from './readJson.ts';

test.each([
  ['{ "a": 1 "b": 2 }', 'Line 1, column 10: a comma is missing, or the bracket that closes this'],
  ['{\n  "a": "x,\n}', 'Line 2, column 8: the " at the end of the words is missing'],
  ['{\n  "a": 1,\n}', 'Line 3, column 1: the name of a field is missing, between " and "'],
  ['{ "a": }', 'Line 1, column 8: a value is missing'],
  ['{ "a" 1 }', 'Line 1, column 7: a colon is missing'],
  ['{ "a": 1', 'Line 1, column 9: a } is missing'],
  ['{ "a": [1', 'Line 1, column 10: a ] is missing'],
  ['{ a: 1 }', 'Line 1, column 3: this word means nothing here; words stand between " and "'],
  ['{ } {}', 'Line 1, column 5: this stands after the end'],
  ['{ // why\n}', 'Line 1, column 3: JSON has no comments'],
  ['{ "a": "\\x" }', 'Line 1, column 8: this sign cannot stand after \\'],
  ['[]', 'Line 1, column 1: all of it stands between { and }'],
  ['', 'Line 1, column 1: a value is missing'],
])('the fault in %j is found at its place', (text, message) => {
  expect(faultInJson(text)?.message).toBe(message);
});

test.each(['{}', ' {"a": [1, -2.5e3, true, null, "é\\n\\u00e9"]}\n', '{"__proto__": {}}'])(
  '%j is accepted as an object',
  (text) => {
    expect(faultInJson(text)).toBeUndefined();
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  },
);

const content = `{
  "business": { "name": "Sharp" },
  "prices": { "groups": [{ "items": [{ "name": "Cut" }, { "name": "Shave" }] }], "0": "nought" }
}`;
const at = (path: string) => {
  const { from, to } = placeInJson(content, path);
  return content.slice(from, to);
};

test.each([
  ['business.name', '"Sharp"'],
  ['prices.groups.0.items.1.name', '"Shave"'],
  ['prices.0', '"nought"'],
  ['business.telephone', '{ "name": "Sharp" }'],
  ['prices.groups.0.items.7.name', '[{ "name": "Cut" }, { "name": "Shave" }]'],
  ['hours', content],
  ['', content],
])('%j is found, or its nearest parent', (path, found) => {
  expect(at(path)).toBe(found);
});

test('paths are found in a text that cannot be parsed', () => {
  const broken = '{ "a": { "b": 1 "c": 2 }';
  const { from, to } = placeInJson(broken, 'a.b');
  expect(broken.slice(from, to)).toBe('1');
});
