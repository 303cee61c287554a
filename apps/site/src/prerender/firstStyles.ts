import { createHash } from 'node:crypto';
import type { FirstStyles } from './document.ts';
import { themeClass } from '../frame/themeClass.ts';
import { firstScreenOf } from './fold.ts';
import { classesIn, splitStyles } from './splitStyles.ts';

interface Page {
  css: string;
  body: string;
}

const root = `<html class="${themeClass}">`;

/** Leaves out of the first screen of a page the classes that no other page of its kind shows there. */
function withoutOwn(pages: readonly string[]): (markup: string) => string {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const name of new Set(classesIn(page))) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isCommon = (name: string) => pages.length === 1 || (counts.get(name) ?? 0) > 1;
  return (markup) =>
    markup.replace(
      /(\sclass=")([^"]*)/g,
      (_, start: string, names: string) => start + names.split(/\s+/).filter(isCommon).join(' '),
    );
}

/**
 * Splits the styles of pages that mark the end of their first screen. Pages of a kind have the same styles: they share
 * the sheet with the rest, so that a browser has it at the second page. What the first screen of one page alone shows,
 * such as the colours of a design, stands in its own document, and in the sheet for who comes from another page.
 */
export function firstStyles(pages: readonly Page[]) {
  const kinds = new Map<string, string[]>();
  for (const { css, body } of pages) {
    const markup = firstScreenOf(body);
    if (markup !== undefined) kinds.set(css, [...(kinds.get(css) ?? []), markup]);
  }
  const parted = new Map(
    [...kinds].map(([css, markup]) => {
      const { first, rest } = splitStyles(css, [root, ...markup.map(withoutOwn(markup))]);
      const file = `assets/styles-${createHash('sha256').update(rest).digest('base64url').slice(0, 8)}.css`;
      return [css, { first, rest, file }];
    }),
  );

  return {
    /** The files to write. */
    sheets: [...parted.values()].map(({ file, rest }) => ({ file, css: rest })),
    /** The inlined styles of a page, if they are not all. */
    firstOf: ({ css, body }: Page): FirstStyles | undefined => {
      const markup = firstScreenOf(body);
      const kind = markup === undefined ? undefined : parted.get(css);
      if (!kind || markup === undefined) return undefined;
      // With the styles of all, since what they read may be set by its own.
      const { first: own } = splitStyles(kind.rest, [root, markup, kind.first]);
      return { css: kind.first + own, rest: `/${kind.file}` };
    },
  };
}
