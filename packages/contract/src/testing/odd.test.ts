import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { FirstName, LastName, Login, NewPassword, Registration, Username } from '../accounts.ts';
import { Id, SearchWords } from '../admin/admin.ts';
import { OrderChange } from '../admin/orders.ts';
import { ReviewChange } from '../admin/reviews.ts';
import { Customer, FormKey } from '../checkout.ts';
import { MessageDraft } from '../contact.ts';
import { Day, Email, Instant, WebAddress } from '../fields.ts';
import { SubscriptionDraft } from '../newsletter.ts';
import { PageQuery } from '../paging.ts';
import { QuoteDraft } from '../quotes.ts';
import { ReviewDraft } from '../reviews.ts';
import { addresses, notAddresses } from './addresses.ts';
import { judgeBy } from './judgeBy.ts';
import { oddStrings } from './oddStrings.ts';

const takenOf = (schema: TSchema, strings: readonly string[] = oddStrings) => {
  const faultsOf = judgeBy(schema);
  return strings.filter((odd) => faultsOf(odd).length === 0);
};

// Read character by character, to check the pattern by other means than a pattern.
const signs = (text: string) => Array.from(text, (sign) => ({ sign, code: sign.codePointAt(0)! }));
const isNoise = (code: number) =>
  code < 0x20 ||
  (code >= 0x7f && code <= 0x9f) ||
  (code >= 0xd800 && code <= 0xdfff) ||
  [0x2028, 0x2029, 0xfeff, 0xfffd].includes(code);
const isBreak = (sign: string) => ['\t', '\n', '\r'].includes(sign);
const canBeSeen = (text: string) => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim() !== '';

interface Words {
  most: number;
  lines?: 'one' | 'many';
  optional?: true;
}
const isTaken = (text: string, { most, lines, optional }: Words) =>
  signs(text).length <= most &&
  signs(text).every(({ sign, code }) => !isNoise(code) || (lines === 'many' && isBreak(sign))) &&
  (optional || canBeSeen(text));

const words: [string, TSchema, Words][] = [
  ['a first name', FirstName, { most: 80 }],
  ['a last name', LastName, { most: 80 }],
  ['the name of a buyer', Customer.properties.name, { most: 120 }],
  ['the business of a buyer', Customer.properties.business, { most: 120, optional: true }],
  ['the name under a message', MessageDraft.properties.name, { most: 120 }],
  ['the subject of a message', MessageDraft.properties.subject, { most: 200, optional: true }],
  ['a message', MessageDraft.properties.message, { most: 5_000, lines: 'many' }],
  ['the name of who asks for a quote', QuoteDraft.properties.name, { most: 120 }],
  ['their business', QuoteDraft.properties.business, { most: 120 }],
  ['their budget', QuoteDraft.properties.budget, { most: 120 }],
  ['what they need', QuoteDraft.properties.details, { most: 5_000, lines: 'many' }],
  ['a review', ReviewDraft.properties.text, { most: 2_000, lines: 'many' }],
  ['the reply to a review', ReviewChange.properties.reply, { most: 1_000, lines: 'many', optional: true }],
  ['a note at the desk', OrderChange.properties.note, { most: 500, lines: 'many', optional: true }],
  ['what is searched for', SearchWords, { most: 200, optional: true }],
];

test.each(words)('whatever is typed as %s is taken by what can be seen of it', (_name, schema, rule) => {
  // At the limit, in characters of any length in bytes.
  const atTheEdge = ['x', 'é', '👍', 'e\u0301'].flatMap((one) => [
    one.repeat(rule.most / Array.from(one).length),
    `${one.repeat(rule.most / Array.from(one).length)}x`,
  ]);
  const strings = [...oddStrings, ...atTheEdge];
  const taken = takenOf(schema, strings);

  expect(taken).toEqual(strings.filter((odd) => isTaken(odd, rule)));
  expect(taken.length).toBeGreaterThan(300);
  expect(taken.length).toBeLessThan(strings.length - 20);
});

test.each(['\u200b', '\u200d\u200d', ' \u00ad ', '\u3164', '\u{e0041}'])(
  'a name that nobody can see is none (%j); among letters such signs have their work to do',
  (unseen) => {
    expect(takenOf(Customer.properties.name, [unseen, `${unseen}क्‍ष`])).toEqual([`${unseen}क्‍ष`]);
  },
);

test.each([
  ['who registers', Registration.properties.email],
  ['a buyer', Customer.properties.email],
  ['who writes', MessageDraft.properties.email],
  ['who asks for a quote', QuoteDraft.properties.email],
  ['a subscriber', SubscriptionDraft.properties.email],
  ['anybody', Email],
])('an address of %s is one that people have', (_name, schema) => {
  expect(takenOf(schema, addresses)).toEqual(addresses);
  expect(takenOf(schema, notAddresses)).toEqual([]);
  expect(takenOf(schema)).toEqual([
    `${'x'.repeat(64)}@sharp.example`,
    `a@${'x'.repeat(63)}.example`,
    'ada+shop@sharp.example',
    "o'brien@sharp.example",
    'ada@sub.sharp.example',
    'ADA@SHARP.EXAMPLE',
    'ada@xn--mnchen-3ya.example',
    'ada@ſharp.example',
    'ada@münchen.example',
    'ada@例え.example',
  ]);
});

test('every address that an account may have can log in', () => {
  expect(takenOf(Login.properties.email, takenOf(Email))).toEqual(takenOf(Email));
});

test('a password is counted in one form, and has no half characters', () => {
  expect(takenOf(NewPassword)).toEqual(
    oddStrings.filter((odd) => {
      const { length } = Array.from(odd.normalize('NFKC'));
      return length >= 8 && length <= 128 && !/[\p{Cs}\ufffd]/u.test(odd);
    }),
  );
});

test('a value with a format is accepted in that format alone', () => {
  const plain = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-');
  const isPlain = (odd: string) => signs(odd).every(({ sign }) => plain.has(sign));
  expect(takenOf(Username)).toEqual(
    oddStrings.filter((odd) => isPlain(odd) && odd.length >= 1 && odd.length <= 40),
  );
  expect(takenOf(FormKey)).toEqual(
    oddStrings.filter((odd) => isPlain(odd) && !odd.includes('.') && odd.length >= 22 && odd.length <= 64),
  );
  expect(takenOf(WebAddress)).toEqual([
    'http://evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'http://www.cum.qc.ca/',
  ]);
  expect(takenOf(PageQuery.properties.page)).toEqual(['1']);
  for (const schema of [Id, Day, Instant]) expect(takenOf(schema)).toEqual([]);
});

test('no text takes the server long to validate', () => {
  const slow = [
    `${'a'.repeat(60_000)}\u0001`,
    `${' '.repeat(60_000)}\u0001`,
    `${'a.'.repeat(30_000)}@`,
    `a@${'a-'.repeat(30_000)}`,
  ];
  const before = process.cpuUsage();
  for (const schema of [...words.map(([, one]) => one), Email, NewPassword, WebAddress]) {
    // The pattern alone, long before the length is checked.
    takenOf({ ...schema, maxLength: 100_000 }, slow);
  }
  // Processor time, not wall time: other processes may have the core meanwhile.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
});
