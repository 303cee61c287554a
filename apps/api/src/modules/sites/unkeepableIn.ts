import type { Fault } from './releases/siteBuilder.ts';

/** Far deeper than any design asks for, and far from what a database takes. */
const deepest = 40;
/** Far more than any design asks for, and few enough to be looked at while visitors wait. */
const mostValues = 100_000;
/** No field of any design is called so. */
const longestName = 100;
/** A person mends no more at a time. */
export const mostFaults = 100;

const tooDeep = 'Too much stands inside of each other here.';
const tooMany = 'This is more than a website can show.';
const nameTooLong = 'A field here has a name that is too long.';
const badSigns = 'This has a sign that cannot be kept.';

interface Place {
  value: unknown;
  name: string;
  inside?: Place;
  depth: number;
}

/**
 * What no database keeps and gives back: NUL, halves of characters, and what is nested without an end; and what is so much
 * that looking through it would keep others waiting.
 */
export function unkeepableIn({ content, options }: { content: unknown; options: unknown }): readonly Fault[] {
  const faults: Fault[] = [];
  // In turn and not in itself: what is sent may be deeper than the stack.
  const waiting: Place[] = [
    { value: content, name: '', depth: 0 },
    { value: options, name: 'options', depth: 0 },
  ];
  let seen = 0;
  for (let next = waiting.pop(); next && faults.length < mostFaults; next = waiting.pop()) {
    const place = next;
    const { value, depth } = place;
    const refuse = (message: string) => faults.push({ path: pathOf(place), message });
    if (typeof value === 'string' && !isKept(value)) refuse(badSigns);
    if (typeof value !== 'object' || value === null) continue;
    if (depth === deepest) {
      refuse(tooDeep);
      continue;
    }
    const fields = Object.entries(value);
    seen += fields.length;
    if (seen > mostValues) {
      refuse(tooMany);
      break;
    }
    const names = fields.map(([name]) => name);
    if (names.some((name) => name.length > longestName)) refuse(nameTooLong);
    else if (!names.every(isKept)) refuse(badSigns);
    else
      for (const [name, inner] of fields)
        waiting.push({ value: inner, name, inside: place, depth: depth + 1 });
  }
  return faults;
}

/** Written out for what is refused alone: to write it for everything takes longer than to look. */
function pathOf(place: Place): string {
  const names: string[] = [];
  for (let at: Place | undefined = place; at; at = at.inside)
    if (at.inside || at.name) names.unshift(at.name);
  return names.join('.');
}

const isKept = (text: string) => !/[\0\p{Cs}]/u.test(text);
