import { expect, test } from 'vitest';
import { droppedFrom, nothing, restore, retype, type Typed } from './retype.ts';
import { emailRule } from './rules.ts';

const rule = emailRule(new Set());

/** Puts text where `|` stands, or in place of what is between two of them. */
function edit(typed: Typed, selection: string, text: string) {
  const [before = '', ...rest] = selection.split('|');
  const after = rest.at(-1) ?? '';
  return retype(typed, before + text + after, before.length + text.length, rule);
}

/** One key after another. */
const write = (keys: string) =>
  keys.split('').reduce((typed, key) => edit(typed, `${typed.shown}|`, key).typed, nothing);

const whole = (typed: Typed) => restore(typed, 0).shown;

test.each([
  'jo+shop@x.example',
  "o'brien@x.example",
  '+jo@x.example',
  'jo+@x.example',
  "a+b'c#d@x.example",
  'jo+shop+blue@x.example',
])('%s can be put back whole, typed or pasted', (address) => {
  const shown = address.replace(/[+'#]/g, '');
  for (const typed of [write(address), edit(nothing, '|', address).typed]) {
    expect(typed.shown).toBe(shown);
    expect(whole(typed)).toBe(address);
  }
});

test.each([
  ['a letter before it', 'j|oshop@x', '1', 'j1o+shop@x'],
  ['a letter behind it', 'jos|hop@x', '1', 'jo+s1hop@x'],
  ['a letter at it', 'jo|shop@x', '1', 'jo+1shop@x'],
  ['the letter before it is gone', 'j|o|shop@x', '', 'j+shop@x'],
  ['the letter behind it is gone', 'jo|s|hop@x', '', 'jo+hop@x'],
  ['the word behind it is another', 'jo|shop|@x', 'mail', 'jo+mail@x'],
  ['the word before it is another', '|jo|shop@x', 'ada', 'ada+shop@x'],
  ['what was around it is gone', '|joshop|@x', 'ada', 'ada@x'],
  ['all is another', '|joshop@x|', 'ada@y', 'ada@y'],
  ['all is the same again', '|joshop@x|', 'jo+shop@x', 'jo+shop@x'],
  ['the same key again', 'jo|shop@x', '+', 'jo+shop@x'],
  ['another as well', 'jo|shop@x', '#', 'jo+#shop@x'],
  ['twice at once', 'joshop|@x', '++', 'jo+shop++@x'],
  ['emptied', '|joshop@x|', '', ''],
])('“+” stays where it stood: %s', (_, selection, text, address) => {
  expect(whole(edit(write('jo+shop@x'), selection, text).typed)).toBe(address);
});

test('a character that moves behind the @ is no longer asked about', () => {
  expect(droppedFrom(edit(write('jo+shop'), 'j|oshop', '@').typed)).toEqual([]);
});

test.each([
  ['Q@münchen.de', 'q@münchen.de', []],
  ['名前@例え.jp', '@例え.jp', ['名', '前']],
  ['jürgen@x', 'jrgen@x', ['ü']],
  ['jürgen@x'.normalize('NFD'), 'jrgen@x', ['ü']],
  ['jo @x, "(<[', 'jo@x', [' ', ',', ' ', '"', '(', '<', '[']],
  ['jo@x@y+z', 'jo@xyz', ['@', '+']],
])('of %s there stands %s', (text, shown, refused) => {
  expect(edit(nothing, '|', text.toLowerCase())).toMatchObject({ typed: { shown, dropped: [] }, refused });
});

test('a second @ is refused before the first one too, and one that replaces it is taken', () => {
  expect(edit(write('jo@x'), 'j|o@x', '@')).toMatchObject({ typed: { shown: 'jo@x' }, refused: ['@'] });
  expect(edit(write('jo@x'), 'jo|@|x', '@')).toMatchObject({ typed: { shown: 'jo@x' }, refused: [] });
});

test('the caret stays where it was, and stands behind a character that was put back there', () => {
  expect(edit(write('joshop@x'), 'jo|shop@x', ' +a ').caret).toBe(3);
  expect(restore(write('jo+shop'), 1).caret).toBe(1);
  expect(restore(write('jo+shop'), 2).caret).toBe(3);
  expect(restore(write('jo+shop'), 6).caret).toBe(7);
});
