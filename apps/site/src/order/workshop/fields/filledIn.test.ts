import { expect, test } from 'vitest';
import type { FieldSchema } from '../../../forms/content/fieldSchema.ts';
import { filledIn } from './filledIn.ts';

const line: FieldSchema = { type: 'string' };
const part: FieldSchema = {
  type: 'object',
  properties: {
    heading: line,
    shown: { type: 'boolean' },
    items: { type: 'array', items: line },
    picture: { anyOf: [{ type: 'object', properties: { kind: { const: 'none' } } }] },
    visit: { type: 'object', properties: { heading: line, note: line } },
  },
};

test('each text, list and picture counts once, in groups as well', () => {
  expect(filledIn(part, undefined)).toEqual({ filled: 0, of: 5 });
  expect(filledIn(part, { heading: 'Since 1962', items: ['A cut'], visit: { note: 'Ring twice' } })).toEqual({
    filled: 3,
    of: 5,
  });
  expect(filledIn(part, { picture: { kind: 'none' } }).filled).toBe(1);
});

test('an empty text, an empty list and a checkbox do not count as filled in', () => {
  expect(filledIn(part, { heading: '', items: [], shown: true }).filled).toBe(0);
});
