/** What stands in a field, and what was typed into it but left out. */
export interface Typed {
  shown: string;
  /** Legal, but left out: each with the place in `shown` where it would stand. */
  dropped: readonly Dropped[];
}

interface Dropped {
  at: number;
  character: string;
}

/** What becomes of a character, by the text before and after it. */
export type Rule = (character: string, before: string, after: string) => 'keep' | 'drop' | 'refuse';

export const nothing: Typed = { shown: '', dropped: [] };

/** The characters that were left out, each once. */
export const droppedFrom = ({ dropped }: Typed): readonly string[] => [
  ...new Set(dropped.map(({ character }) => character)),
];

/** Filters what is new in a field, and says where the caret is then. The text from before is left as it was. */
export function retype(last: Typed, value: string, caret: number, rule: Rule) {
  const { from, to } = changeBetween(last.shown, value, caret);
  const before = value.slice(0, from);
  const after = value.slice(to);
  const inserted = sift(value.slice(from, to), before, after, rule);

  const removed = last.shown.length - before.length - after.length;
  const shown = before + inserted.shown + after;
  const shift = shown.length - last.shown.length;
  const earlier = last.dropped.filter(({ at }) => at <= from);
  const later = last.dropped.filter(({ at }) => at > from && at >= from + removed);
  const added = inserted.dropped.slice(saidAgain(inserted.dropped, earlier, from));
  const dropped = [...earlier, ...added, ...later.map((one) => ({ ...one, at: one.at + shift }))];

  return {
    // An emptied field forgets what was left out.
    typed: value === '' ? nothing : { shown, dropped: dropped.filter((one) => isLegal(one, shown, rule)) },
    refused: inserted.refused,
    caret: before.length + sift(value.slice(from, Math.max(from, caret)), before, after, rule).shown.length,
  };
}

/** Puts back what was left out, and says where the caret is then. */
export function restore({ shown, dropped }: Typed, caret: number) {
  const back = dropped.filter(({ at }) => at <= caret).reduce((sum, one) => sum + one.character.length, 0);
  const value = dropped.toReversed().reduce(
    // From last to first, so that the places of the others hold.
    (text, { at, character }) => text.slice(0, at) + character + text.slice(at),
    shown,
  );
  return { shown: value, caret: caret + back };
}

/** Which part of a value is new: it ends at the caret or before it, wherever else it could be as well. */
function changeBetween(old: string, value: string, caret: number) {
  let after = 0;
  const most = Math.min(old.length, value.length - Math.min(caret, value.length));
  while (after < most && old.at(-1 - after) === value.at(-1 - after)) after += 1;
  let from = 0;
  while (from < Math.min(old.length, value.length) - after && old[from] === value[from]) from += 1;
  return { from, to: value.length - after };
}

function sift(text: string, before: string, after: string, rule: Rule) {
  let shown = '';
  const dropped: Dropped[] = [];
  const refused: string[] = [];
  for (const character of text.normalize()) {
    const verdict = rule(character, before + shown, after);
    if (verdict === 'keep') shown += character;
    else if (verdict === 'drop') dropped.push({ at: before.length + shown.length, character });
    else refused.push(character);
  }
  return { shown, dropped, refused };
}

/** How many of these are there already: a key pressed again because nothing appeared, or the address filled in anew. */
function saidAgain(added: readonly Dropped[], earlier: readonly Dropped[], from: number): number {
  const here = earlier.filter(({ at }) => at === from).map(({ character }) => character);
  const first = added.filter(({ at }) => at === from).map(({ character }) => character);
  return first.length > 0 && here.join('').endsWith(first.join('')) ? first.length : 0;
}

// A character that moved to another part of the field, as before a new `@`, may not be legal there.
const isLegal = ({ at, character }: Dropped, shown: string, rule: Rule) =>
  rule(character, shown.slice(0, at), shown.slice(at)) === 'drop';
