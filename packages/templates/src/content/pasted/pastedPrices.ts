import type { FormField } from '../form.ts';

/** The field that a price list is pasted into, whole, beside the rows of its groups. */
export const pastedPrices = 'prices.pasted';

interface PastedItem {
  name: string;
  /** As it was written; none in a line without a price. */
  price?: string;
  from?: boolean;
  note?: string;
}

export interface PastedGroup {
  heading?: string;
  items: PastedItem[];
}

const sum = String.raw`(?:\p{Sc}\s?)?\d{1,3}(?:[,.' ]\d{3})*(?:[.,]\d{1,2})?|(?:\p{Sc}\s?)?\d{1,8}(?:[.,]\d{1,2})?`;
const priced = new RegExp(
  // The name, the leader dots or dashes, and the sum at the end of the line.
  String.raw`^(?<name>.*?[^\s.…·:|–—-])[\s.…·:|–—-]+(?:(?<from>from|ab|à partir de|dès)\s+)?(?<price>(?:${sum})\s?(?:\p{Sc}|EUR|GBP|USD|CHF)?)$`,
  'iu',
);
const longestLine = 300;
const bullet = /^[•*–—-]\s+/;

/** A line of capitals, one that ends in a colon, or one of few words. */
const isHeading = (line: string) =>
  line.endsWith(':') || line === line.toUpperCase() || line.split(/\s+/).length <= 3;

/**
 * Reads a price list as people have it elsewhere: a line an item, its price at the end, after a tab, dots, a dash or a
 * space. A line without a price is the heading of what follows, or says more of the item over it; where the list has blank
 * lines, a heading is what comes after one.
 */
export function readPastedPrices(text: string): readonly PastedGroup[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim().replace(bullet, ''));
  const hasGaps = lines.some((line, place) => line === '' && place > 0 && place < lines.length - 1);
  const groups: PastedGroup[] = [];
  const open = (heading?: string): PastedGroup => {
    const group: PastedGroup = { ...(heading !== undefined && { heading }), items: [] };
    groups.push(group);
    return group;
  };

  let begins = true;
  for (const line of lines) {
    const group = groups.at(-1);
    const item = group?.items.at(-1);
    // The search for a price slows with the length of the line, and no line of a price list is this long.
    const { name, from, price } = (line.length <= longestLine && priced.exec(line)?.groups) || {};
    if (line === '') begins = true;
    else if (name !== undefined && price !== undefined) {
      (group ?? open()).items.push({ name, price, ...(from !== undefined && { from: true }) });
      begins = false;
    } else if (item && !(hasGaps ? begins : isHeading(line)) && item.note === undefined) item.note = line;
    else {
      open(line.replace(/\s*:$/, ''));
      begins = false;
    }
  }
  return groups.map(({ heading, items }) =>
    // A heading with nothing under it is an item without a price.
    items.length === 0 && heading !== undefined
      ? { items: [{ name: heading }] }
      : { ...(heading !== undefined && { heading }), items },
  );
}

/** The fields of the form with what was pasted as rows, after those that are there. */
export function withPastedPrices(fields: readonly FormField[]): readonly FormField[] {
  const others = fields.filter(([path]) => path !== pastedPrices);
  const pasted = fields
    .filter(([path]) => path === pastedPrices)
    .flatMap(([, text]) => readPastedPrices(text));
  const taken = others.map(([path]) => Number(/^prices\.groups\.(\d+)\./.exec(path)?.[1] ?? -1));
  const first = Math.max(-1, ...taken) + 1;
  return [
    ...others,
    ...pasted.flatMap(({ heading = '', items }, place): readonly FormField[] => {
      const group = `prices.groups.${first + place}`;
      return [
        [`${group}.heading`, heading],
        ...items.flatMap(({ name, price = '', from, note = '' }, row): readonly FormField[] => [
          [`${group}.items.${row}.name`, name],
          [`${group}.items.${row}.price`, price],
          [`${group}.items.${row}.from`, from ? 'true' : ''],
          [`${group}.items.${row}.note`, note],
        ]),
      ];
    }),
  ];
}
