import type { Fault } from './releases/siteBuilder.ts';

/** Far deeper than any design needs, and far from the limit of a database. */
const deepest = 40;
/** Far more than any design needs, and few enough to be checked while visitors wait. */
const mostValues = 100_000;
/** No field of any design has a name this long. */
const longestName = 100;
/** A person corrects no more at a time. */
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
 * The values that no database stores and returns: NUL, lone surrogates and endless nesting; and content so large that
 * checking it would keep others waiting.
 */
export function unkeepableIn({ content, options }: { content: unknown; options: unknown }): readonly Fault[] {
  const faults: Fault[] = [];
  // A loop and no recursion: the content may be deeper than the stack.
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

/** Written out only for refused values: to write every path takes longer than the check. */
function pathOf(place: Place): string {
  const names: string[] = [];
  for (let at: Place | undefined = place; at; at = at.inside)
    if (at.inside || at.name) names.unshift(at.name);
  return names.join('.');
}

const isKept = (text: string) => !/[\0\p{Cs}]/u.test(text);
