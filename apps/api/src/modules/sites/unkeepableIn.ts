import type { Fault } from './releases/siteBuilder.ts';

/** Far deeper than any design asks for, and far from what a database takes. */
const deepest = 40;

const tooDeep = 'Too much stands inside of each other here.';
const badSigns = 'This has a sign that cannot be kept.';

/** What no database keeps and gives back: NUL, halves of characters, and what is nested without an end. */
export function unkeepableIn({ content, options }: { content: unknown; options: unknown }): readonly Fault[] {
  const faults: Fault[] = [];
  // In turn and not in itself: what is sent may be deeper than the stack.
  const waiting: { value: unknown; path: readonly string[]; depth: number }[] = [
    { value: content, path: [], depth: 0 },
    { value: options, path: ['options'], depth: 0 },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next;
    const refuse = (message: string) => faults.push({ path: path.join('.'), message });
    if (typeof value === 'string' && !isKept(value)) refuse(badSigns);
    if (typeof value !== 'object' || value === null) continue;
    if (depth === deepest) {
      refuse(tooDeep);
      continue;
    }
    for (const [name, inner] of Object.entries(value)) {
      if (isKept(name)) waiting.push({ value: inner, path: [...path, name], depth: depth + 1 });
      else refuse(badSigns);
    }
  }
  return faults;
}

const isKept = (text: string) => !/[\0\p{Cs}]/u.test(text);
