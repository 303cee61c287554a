import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { arbitraryOf, type Extent } from './arbitrary.ts';

const longWord = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';

/** As long as may be, with the longest words there are in the letters people have. */
const longestText = (most: number) =>
  `${longWord} ${'Ynysybwl Llanrhaeadr-ym-Mochnant '.repeat(Math.ceil(most / 20))}`.slice(0, most).trim();

/** One letter, markup that is none, quotes, digits, scripts from elsewhere: what a form brings in. */
const odd = [
  'x',
  '<b>',
  '"&amp;"',
  '7',
  '*7*',
  'ß',
  'Ŵŷ',
  '日本',
  '👋🏽',
  '‘’',
  'https://',
  'a b',
  '{price}',
  '-',
];

/**
 * Content made from a schema.
 *
 * @param extent `least` is what must be said, in one letter each; `most` is every list and every text at its limit.
 * @param seed For `odd`: the same seed makes the same content.
 * @param longest The length that lists are cut to, where a longer page costs more to test.
 */
export function madeContent(schema: TSchema, extent: Extent, seed = 1, longest = 40): unknown {
  const words = {
    least: () => fc.constant('x'),
    most: (most: number) => fc.constant(longestText(most)),
    odd: (most: number) =>
      fc.oneof(
        fc.constantFrom(...odd.filter((text) => text.length <= most)),
        fc.constantFrom(longestText(most), longestText(Math.ceil(most / 3))),
      ),
  }[extent];
  const ticks = extent === 'most' ? fc.constant(true) : fc.boolean();
  const [value] = fc.sample(arbitraryOf(schema, { extent, words, ticks, longest }), { numRuns: 1, seed });
  return value;
}

/**
 * Every text a token of its own, so that what is found on a page tells where it came from.
 *
 * @param longest Names a list can be cut to.
 */
export function tokenContent(schema: TSchema, seed: number, longest = 3): unknown {
  let made = 0;
  const token = () => fc.constant(0).map(() => `zq${(made += 1).toString(36)}qz`);
  const making = { extent: 'most', words: token, ticks: fc.boolean(), longest } as const;
  const [value] = fc.sample(arbitraryOf(schema, making), { numRuns: 1, seed });
  return value;
}

/** The same where the owner hides no page, so that every text is on one. */
export const unhidden = <Content>(content: Content): Content =>
  JSON.parse(
    JSON.stringify(content, (name, value: unknown) => (name === 'hidden' ? undefined : value)),
  ) as Content;
