import fc, { type Arbitrary } from 'fast-check';
import type { TSchema } from 'typebox';

// What a schema is, as far as content uses it.
interface Schema {
  type?: string;
  const?: unknown;
  enum?: readonly string[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  /** What a number must be that is greater than another. */
  if?: { exclusiveMinimum: number };
  then?: { multipleOf: number };
  minLength?: number;
  maxLength?: number;
  format?: string;
  pattern?: string;
  examples?: readonly unknown[];
}

/** How much is filled in: only required fields, everything there can be, or a random choice. */
export type Extent = 'least' | 'most' | 'odd';

interface Making {
  extent: Extent;
  /** Makes the words of a text without a format, at most so long. */
  words: (most: number) => Arbitrary<string>;
  /** What stands at a yes or no. */
  ticks: Arbitrary<boolean>;
  /** The length that lists are cut to: what a page of forty shows, a page of five hundred shows too. */
  longest: number;
}

/** Examples of texts with a format: a text made of the pattern alone would make no sense to a reader. */
const formed: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-12-24', '2027-01-02', '2026-02-28'],
  clock: ['00:00', '06:15', '12:00', '18:30', '23:59'],
  'time-zone': ['Europe/London', 'America/Argentina/Buenos_Aires'],
  email: ['a@b.example', 'ein.sehr.langer.name@donaudampfschifffahrtsgesellschaft.example'],
};

function textOf(schema: Schema, { extent, words }: Making): Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = formed[schema.format ?? ''];
  if (choices) return extent === 'least' ? fc.constant(choices[0] ?? '') : fc.constantFrom(...choices);
  // A pattern that asks for more than a visible letter: only the schema's own example is known to fit it.
  if (schema.pattern && !/\\S|\\s\*/.test(schema.pattern))
    return fc.constantFrom(...(schema.examples as string[]));
  return words(schema.maxLength ?? 80);
}

/** The last of several days does not come before the first, and nothing ends before it begins. */
function inOrder(made: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { until } = made;
  const first = 'time' in made ? 'time' : 'from';
  const begins = made[first];
  const isTurned = typeof begins === 'string' && typeof until === 'string' && until < begins;
  return isTurned ? { ...made, [first]: until, until: begins } : made;
}

/** Makes values of a schema. A text without a format is made of the given words. */
export function arbitraryOf(schema: Schema | TSchema, making: Making): Arbitrary<unknown> {
  const known = schema as Schema;
  const { extent, longest, ticks } = making;
  if (known.const !== undefined) return fc.constant(known.const);
  if (known.anyOf) return fc.oneof(...known.anyOf.map((one) => arbitraryOf(one, making)));
  switch (known.type) {
    case 'string':
      return textOf(known, making);
    case 'boolean':
      return ticks;
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = 1000 } = known;
      if (extent === 'least') return fc.constant(minimum);
      if (extent === 'most') return fc.constant(maximum);
      const { if: above, then: beyond } = known;
      return known.type === 'integer'
        ? fc
            .integer({ min: minimum, max: maximum })
            .map((made) =>
              above && beyond && made > above.exclusiveMinimum ? made - (made % beyond.multipleOf) : made,
            )
        : fc
            .double({ min: minimum, max: maximum, noNaN: true })
            .map((made) => (known.multipleOf ? Number(made.toFixed(1)) : made));
    }
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 10 } = known;
      const most = Math.max(minItems, Math.min(maxItems, longest));
      const lengths = { least: [minItems, minItems], most: [most, most], odd: [minItems, most] } as const;
      const [minLength, maxLength] = lengths[extent];
      const many = { minLength, maxLength };
      return items.enum
        ? fc.uniqueArray(fc.constantFrom(...items.enum), {
            ...many,
            maxLength: Math.min(most, items.enum.length),
          })
        : fc.array(arbitraryOf(items, making), many);
    }
    case 'object': {
      const { properties = {}, required = [] } = known;
      const fields = Object.entries(properties)
        .filter(([name]) => extent !== 'least' || required.includes(name))
        .map(([name, field]) => [name, arbitraryOf(field, making)] as const);
      return fc
        .record(Object.fromEntries(fields), {
          requiredKeys: extent === 'most' ? fields.map(([name]) => name) : [...required],
        })
        .map(inOrder);
    }
    default:
      throw new TypeError(`Nothing is known of how to make ${JSON.stringify(schema)}.`);
  }
}
