import { Type, type Static, type TSchema } from 'typebox';
import { Format } from 'typebox/format';

/** What a field tells the owner: what goes in, and an example. */
interface Said {
  title: string;
  description: string;
  example: string;
}

interface Bounds {
  /** The most that the designs have room for. */
  most?: number;
}

const said = ({ title, description, example }: Said) => ({ title, description, examples: [example] });

/** A line has a visible character other than an asterisk, and no line break. */
export const linePattern = '^[^\\n\\r]*[^\\s*][^\\n\\r]*$';

/** Words in one line. A word *between asterisks* is drawn bright where the design can. */
export const line = (words: Said, { most = 80 }: Bounds = {}) =>
  Type.String({ ...said(words), minLength: 1, maxLength: most, pattern: linePattern });

/** A few sentences. */
export const paragraph = (words: Said, { most = 400 }: Bounds = {}) =>
  Type.String({ ...said(words), minLength: 1, maxLength: most, pattern: '\\S', format: 'paragraph' });

/** A telephone number as people write it: figures, spaces and separators; with or without its country. */
export const telephone = (words: Said) =>
  Type.String({ ...said(words), minLength: 3, maxLength: 32, pattern: '^\\+?[0-9][0-9 ()./-]*[0-9]$' });

/** A mail address. */
export const mail = (words: Said) =>
  Type.String({ ...said(words), minLength: 6, maxLength: 254, format: 'email' });

/** The address of another site; it begins with http:// or https://. */
export const webAddress = (words: Said) =>
  Type.String({ ...said(words), minLength: 10, maxLength: 500, pattern: '^https?://[^\\s/]+\\.[^\\s]+$' });

/** A day of the calendar, `2026-12-24`. */
export const date = (words: Said) => Type.String({ ...said(words), format: 'date' });

/** A time on the clock of 24, `08:30`. */
export const time = (words: Said) =>
  Type.Unsafe<`${number}:${number}`>(
    Type.String({ ...said(words), format: 'clock', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
  );

Format.Set('time-zone', (name) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
});

/** A time zone by its IANA name, `Europe/London`. */
export const timeZone = (words: Said) => Type.String({ ...said(words), maxLength: 40, format: 'time-zone' });

/** The greatest sum, in hundredths, that every design has room for: eight figures. A trophy in won, a wedding in forint. */
export const greatestSum = 9_999_999_900;

// The greatest that takes no more room with what stands behind its point.
const greatestInParts = 9_999_999;

/** Money in hundredths, whatever the business's currency: 1900 is nineteen pounds, and nineteen yen. */
export const money = ({ title, description, example }: Omit<Said, 'example'> & { example: number }) =>
  Type.Integer({
    title,
    description,
    examples: [example],
    minimum: 0,
    maximum: greatestSum,
    if: { exclusiveMinimum: greatestInParts },
    // oxlint-disable-next-line unicorn/no-thenable -- It is what JSON Schema calls it.
    then: { multipleOf: 100 },
    format: 'money',
  });

/** The finest that ratings are told in. */
export const tenth = 0.1;

/** How much something is liked, out of 5, with one figure after the point at most. */
export const rating = ({ title, description, example }: Omit<Said, 'example'> & { example: number }) =>
  Type.Number({ title, description, examples: [example], minimum: 0, maximum: 5, multipleOf: tenth });

/** Yes or no; a missing answer is a no. */
export const yes = ({ title, description }: Omit<Said, 'example'>) =>
  Type.Boolean({ title, description, examples: [true] });

/** One of a few. */
export const oneOf = <const Choice extends string>(
  words: Omit<Said, 'example'>,
  choices: readonly Choice[],
  labels?: Readonly<Record<Choice, string>>,
) =>
  Type.Unsafe<Choice>(
    Type.String({
      ...said({ ...words, example: choices[0] ?? '' }),
      enum: [...choices],
      ...(labels && { labels: choices.map((choice) => labels[choice]) }),
    }),
  );

/** Several of one kind, as many as the designs have room for. */
export const list = <Item extends TSchema>(
  item: Item,
  {
    most = 40,
    least = 0,
    ...words
  }: Omit<Said, 'example'> & {
    most?: number;
    least?: number;
  },
) => Type.Unsafe<readonly Static<Item>[]>(Type.Array(item, { ...words, minItems: least, maxItems: most }));

/** Fields that belong together. Unknown fields are refused: no design reads them, and they would be lost unsaid. */
export const group = <Fields extends Record<string, TSchema>>(fields: Fields, words: Omit<Said, 'example'>) =>
  Type.Object(fields, { ...words, additionalProperties: false });

export const optional = Type.Optional;
