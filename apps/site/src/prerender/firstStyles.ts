import { createHash } from 'node:crypto';
import type { FirstStyles } from './document.ts';
import { themeClass } from '../frame/themeClass.ts';
import { firstScreenOf } from './fold.ts';
import { splitStyles } from './splitStyles.ts';

interface Page {
  css: string;
  body: string;
}

/**
 * Splits the styles of pages that mark the end of their first screen. Pages of a kind have the same styles: they share
 * the sheet with the rest, so that a browser has it at the second page.
 */
export function firstStyles(pages: readonly Page[]) {
  const kinds = new Map<string, string[]>();
  for (const { css, body } of pages) {
    const markup = firstScreenOf(body);
    if (markup !== undefined) kinds.set(css, [...(kinds.get(css) ?? []), markup]);
  }
  const parted = new Map(
    [...kinds].map(([css, markup]) => {
      const { first, rest } = splitStyles(css, [`<html class="${themeClass}">`, ...markup]);
      const file = `assets/styles-${createHash('sha256').update(rest).digest('base64url').slice(0, 8)}.css`;
      return [css, { first, rest, file }];
    }),
  );

  return {
    /** The files to write. */
    sheets: [...parted.values()].map(({ file, rest }) => ({ file, css: rest })),
    /** The inlined styles of a page, if they are not all. */
    firstOf: ({ css, body }: Page): FirstStyles | undefined => {
      const kind = firstScreenOf(body) === undefined ? undefined : parted.get(css);
      return kind && { css: kind.first, rest: `/${kind.file}` };
    },
  };
}
