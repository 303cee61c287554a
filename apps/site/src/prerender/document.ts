import { brand } from '@awning/content/brand';
import { jsonFor } from '@awning/release/jsonFor';
import { policy } from '@awning/release/policy';
import { isGuarded } from '../session/isGuarded.ts';
import { pageDataId, type PageData } from '../hydration/pageData.ts';
import { foldMark } from './fold.ts';
import { boards } from '@awning/ui/themes/awning';
import startScript from '../hydration/startScript.js?raw';
import themeScript from './themeScript.js?raw';

/** What a page needs beside its markup: addresses and texts of built files. */
export interface PageAssets {
  /** All styles of the page, in order. */
  css: string;
  /** Stylesheets that `css` already holds, so that they are not fetched again. */
  stylesheets: readonly string[];
  /** Modules the page's script consists of, the entry first. */
  modules: readonly string[];
  /** Fonts worth fetching before the styles are read. */
  fonts: readonly string[];
}

/** The styles of a page whose first screen can be painted without all of them. */
export interface FirstStyles {
  /** What it holds of them. */
  css: string;
  /** The address of the stylesheet with all else. */
  rest: string;
}

export interface Document {
  html: string;
  /** What of it is the same for all visitors, as far as it is worth packing. */
  open: readonly string[];
  /** Its Content-Security-Policy: the inline style and scripts by hash, everything else from here alone. */
  csp: string;
}

// Where the API is another origin, it may be asked and posted to.
const apiHost = import.meta.env.VITE_API_HOST ? [new URL(import.meta.env.VITE_API_HOST).origin] : [];

const foldId = 'fold';
// Some browsers paint what follows a stylesheet before it is there, but none runs a script before it is.
const waits = ' ';

/** The end of the first screen: what follows is painted once its stylesheet is there. */
const foldWith = (rest: string) =>
  `<div data-fold="" hidden="" id="${foldId}"><link rel="stylesheet" href="${rest}"><script>${waits}</script></div>`;

const startScriptFor = (modules: readonly string[], guarded: boolean) =>
  startScript.replace('MODULES', JSON.stringify(modules)).replace('GUARDED', String(guarded));

/**
 * Writes a whole page: words and styles in it, nothing that blocks, script fetched late.
 *
 * @param first its styles, where they do not all stand in it
 */
export function writeDocument(
  markup: { head: string; body: string },
  assets: PageAssets,
  { page, theme }: { page: Omit<PageData, 'styles'>; theme: string },
  first?: FirstStyles,
): Document {
  const { stylesheets, modules, fonts } = assets;
  const { css } = first ?? assets;
  const body = first ? markup.body.replace(foldMark, foldWith(first.rest)) : markup.body;
  const script = startScriptFor(modules, isGuarded(page.location.pathname));
  const html = [
    `<!doctype html><html lang="${brand.language}" class="${theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" id="board-day" content="${boards.day}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" id="board-night" content="${boards.night}" media="(prefers-color-scheme: dark)">`,
    `<script>${themeScript}</script>`,
    // Nothing is painted before the first screen is whole, that is, before what follows it: half a row stands elsewhere.
    `<link rel="expect" href="#${first ? foldId : pageDataId}" blocking="render">`,
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    `<style>${css}</style>`,
    markup.head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${pageDataId}">${jsonFor({ ...page, styles: stylesheets })}</script>`,
    `<script>${script}</script></body></html>`,
  ].join('');

  // From any page the router leads on to the one with a preview, which brings no policy of its own then.
  return {
    html,
    open: [css],
    csp: policy({
      styles: [css],
      scripts: [themeScript, script, ...(first ? [waits] : [])],
      asked: apiHost,
      frames: ["'self'"],
    }),
  };
}
