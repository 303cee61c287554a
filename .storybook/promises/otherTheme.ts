import type { AxeResults, Rule, RunOptions } from 'axe-core';
import { classesOf } from '../../packages/ui/src/docs/themes.ts';
import { findLooks } from './looks.ts';

/** What a story may ask of axe; the a11y addon reads the same. */
export interface A11yParameters {
  test?: string;
  disable?: boolean;
  config?: { rules?: Rule[] };
}

// All that another theme can break; the rest of axe has been run already.
const themeRules = ['color-contrast', 'link-in-text-block'];

/** Dresses the page in another theme while something is looked at. */
async function inTheme<Result>(name: string, was: unknown, look: () => Promise<Result>): Promise<Result> {
  const { classList } = document.documentElement;
  classList.remove(...classesOf(was));
  classList.add(...classesOf(name));
  try {
    return await look();
  } finally {
    classList.remove(...classesOf(name));
    classList.add(...classesOf(was));
  }
}

const inkOf = (element: Element) => getComputedStyle(element).getPropertyValue('--ui-color-ink');

// A site we sell brings its own theme, near the top of what it draws, and wears that by day and by night.
function findOwnlyDressed(root: Element, ink: string, depth = 4): Element[] {
  return [...root.children].flatMap((child) => {
    if (inkOf(child) !== ink) return [child];
    return depth > 0 ? findOwnlyDressed(child, ink, depth - 1) : [];
  });
}

const describe = ({ violations }: AxeResults, theme: string) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, html }) => `${id} in ${theme}: ${target.join(' ')} ${any[0]?.message ?? html}`),
  );

// A theme's colours follow from how a thing is marked up and where it stands. What one story has shown to be readable
// need not be measured again in the next; most stories of a piece differ in their words.
const readable = new Set<string>();

/** What nobody could read were the page in the other of our own two themes. */
export async function findThemeFaults(theme: unknown, a11y: A11yParameters = {}): Promise<string[]> {
  if (a11y.disable || a11y.test === 'off') return [];
  const other = theme === 'night' ? 'day' : 'night';

  return inTheme(other, theme, async () => {
    const { body, documentElement } = document;
    const exclude = findOwnlyDressed(body, inkOf(documentElement));
    const where = `${other} ${window.innerWidth}`;
    const unread = [...findLooks(body, exclude)].filter(([look]) => !readable.has(where + look));
    if (unread.length === 0) return [];

    const off = new Set(a11y.config?.rules?.flatMap(({ id, enabled }) => (enabled === false ? [id] : [])));
    const options: RunOptions = {
      runOnly: themeRules.filter((rule) => !off.has(rule)),
      resultTypes: ['violations'],
      iframes: false,
      // Pictures from elsewhere are not waited for.
      preload: false,
    };
    const { default: axe } = await import('axe-core');
    const faults = describe(
      await axe.run({ include: unread.map(([, part]) => part), exclude }, options),
      other,
    );
    if (faults.length === 0 && off.size === 0) for (const [look] of unread) readable.add(where + look);
    return faults;
  });
}
