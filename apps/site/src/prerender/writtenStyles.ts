import type { FirstStyles } from './document.ts';
import { firstScreenOf } from './fold.ts';
import { classesIn, propertiesIn, statesIn } from './splitStyles.ts';

/** The styles of a page in the build, for the same page with other content. */
export interface WrittenStyles {
  first: FirstStyles;
  /**
   * Whether they suffice for a page until the rest has loaded: only if nothing of its first screen has styles in the
   * rest.
   */
  suffice: (body: string) => boolean;
}

const written =
  /<style>(.*?)<\/style>.*?<div data-fold="" hidden="" id="fold"><link rel="stylesheet" href="([^"]+)">/s;

const classesOf = (css: string) => [...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name);
const propertiesOf = (css: string) => css.match(/--[\w-]+(?=:)/g) ?? [];

/**
 * Reads how the build split the styles of a page, if it did.
 *
 * @param html the page as the build wrote it
 *
 * @param readSheet reads a stylesheet by its address
 */
export async function readWrittenStyles(
  html: string,
  readSheet: (address: string) => Promise<string>,
): Promise<WrittenStyles | undefined> {
  const [before, css, address] = written.exec(html) ?? [];
  if (before === undefined || css === undefined || address === undefined) return undefined;
  const rest = await readSheet(address);
  const shown = new Set(classesIn(before));
  const said = new Set(propertiesOf(css));
  const served = statesIn(before);
  const later = new Set([
    ...classesOf(rest).filter((name) => !shown.has(name)),
    ...propertiesOf(rest).filter((name) => !said.has(name)),
  ]);
  return {
    first: { css, rest: address },
    suffice(body) {
      const screen = firstScreenOf(body);
      if (screen === undefined || statesIn(screen).some((state) => !served.includes(state))) return false;
      return ![...classesIn(screen), ...propertiesIn(screen)].some((name) => later.has(name));
    },
  };
}
