import type { AxeResults, Result, RunOptions } from 'axe-core';
import { findIn, findOwnThemed } from './ownTheme.ts';
import { findLooks } from './looks.ts';
import { findDoubt } from './unsure.ts';

/** All of axe that depends on a theme, and the dearest part of it. */
export const contrastRules = ['color-contrast', 'link-in-text-block'];

const describe = ({ violations }: AxeResults, theme: string) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id} in ${theme}: ${html} ${any[0]?.message ?? ''}`),
  );

// Our own code measures where axe is unsure; words on a picture cannot be measured.
const describeDoubts = ({ incomplete }: AxeResults, theme: string) =>
  incomplete.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ html, element }) => {
      const doubt = element && findDoubt(element);
      return doubt ? [`${id} in ${theme}, by hand: ${html} ${doubt}`] : [];
    }),
  );

const judgedIn = (results: Result[]) =>
  new Set<unknown>(
    results
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  );

// Looks that axe has judged: how words are set and their ground. A look that is known from one story is not judged again
// in the next.
const judged = new Set<string>();

/** The words of the page that cannot be read in the theme that it wears, but for those excluded. */
export async function findUnreadable(theme: string, exclude: Element[] = []): Promise<string[]> {
  const unread = [...findLooks(document.body, exclude)].filter(([look]) => !judged.has(look));
  if (unread.length === 0) return [];

  const options: RunOptions = {
    runOnly: contrastRules,
    elementRef: true,
    selectors: false,
    iframes: false,
    // Pictures from elsewhere are not waited for.
    preload: false,
  };
  const { default: axe } = await import('axe-core');
  const results = await axe.run({ include: unread.map(([, part]) => part), exclude }, options);
  const faults = [...describe(results, theme), ...describeDoubts(results, theme)];
  if (faults.length > 0) return faults;

  // Words that axe passed over, because they were hidden, are checked again where they can be seen.
  const seen = judgedIn([...results.passes, ...results.incomplete]);
  for (const [look, part] of unread) if (seen.has(part)) judged.add(look);
  return [];
}

/** The words that could not be read if the page wore the other of our own two themes. */
export async function findUnreadableInOther(theme: string): Promise<string[]> {
  const other = theme === 'night' ? 'day' : 'night';
  // A site we sell is the same by day and by night: a page that holds nothing else need not be looked at again.
  const own = findOwnThemed(document);
  if (own.length > 0 && findLooks(document.body, own).size === 0) return [];
  return findIn(other, theme, () => findUnreadable(other, findOwnThemed(document)));
}
