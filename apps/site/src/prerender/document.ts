import { brand } from '@awning/content/brand';
import { jsonFor } from '@awning/release/jsonFor';
import { policy } from '@awning/release/policy';
import { isGuarded } from '../session/isGuarded.ts';
import { pageDataId, type InlineData, type PageData } from '../hydration/pageData.ts';
import { foldMark } from './fold.ts';
import { restScript } from './lateFiles.ts';
import { boards } from '@awning/ui/themes/awning';
import startScript from '../hydration/startScript.js?raw';
import themeScript from './themeScript.js?raw';

/** The data that a page needs beside its markup: addresses and texts of built files. */
export interface PageAssets {
  /** All styles of the page, in order. */
  css: string;
  /** Stylesheets that `css` contains already, so that they are not loaded again. */
  stylesheets: readonly string[];
  /** The modules of the page's script, the entry first. */
  modules: readonly string[];
  /** Fonts worth loading before the styles are read. */
  fonts: readonly string[];
}

/** The styles of a page whose first screen can be painted without all of them. */
export interface FirstStyles {
  /** The inlined part of them. */
  css: string;
  /** The address of the stylesheet with the rest. */
  rest: string;
}

/** What a document leaves to other files. */
export interface LeftOut {
  /** Its styles, unless all of them are inlined. */
  first?: FirstStyles | undefined;
  /** The address of the module that exports its late data, unless that is inlined. */
  late?: string | undefined;
}

export interface Document {
  html: string;
  /** The parts of it that are the same for all visitors, and large enough to be compressed. */
  open: readonly string[];
  /** Its Content-Security-Policy: the inline style and scripts by hash, everything else from our origin alone. */
  csp: string;
}

// If the API has another origin, requests and forms may go there.
const apiHost = import.meta.env.VITE_API_HOST ? [new URL(import.meta.env.VITE_API_HOST).origin] : [];

const foldId = 'fold';
// Some browsers paint the content behind a stylesheet before that has loaded, but none runs a script before that.
const waits = ' ';

/** The end of the first screen: the content behind it is painted once its stylesheet has loaded. */
const foldWith = (rest: string) =>
  `<div data-fold="" hidden="" id="${foldId}"><link rel="stylesheet" href="${rest}"><script>${waits}</script></div>`;

const startScriptFor = (modules: readonly string[], rest: string, guarded: boolean) =>
  startScript
    .replace('MODULES', JSON.stringify(modules))
    .replace('REST', JSON.stringify(rest))
    .replace('GUARDED', String(guarded));

/**
 * Writes a whole page: with its text and styles in it, nothing that blocks, and its script loaded late.
 *
 * @param left what of it stands in files of its own
 */
export function writeDocument(
  markup: { head: string; body: string },
  assets: PageAssets,
  { page, theme, rests = false }: { page: Omit<PageData, 'styles'>; theme: string; rests?: boolean },
  { first, late }: LeftOut = {},
): Document {
  const { stylesheets, fonts } = assets;
  const modules = late === undefined ? assets.modules : [...assets.modules, late];
  const { css } = first ?? assets;
  const body = first ? markup.body.replace(foldMark, foldWith(first.rest)) : markup.body;
  // A page in development is written by the same code, but has no built files.
  const rest = rests && import.meta.env.PROD ? restScript.address : '';
  const script = startScriptFor(modules, rest, isGuarded(page.location.pathname));
  const { loaderData: _late, ...early } = page;
  const inline: InlineData = late === undefined ? { ...page, styles: stylesheets } : { ...early, late };
  const html = [
    `<!doctype html><html lang="${brand.language}" class="${theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" id="board-day" content="${boards.day}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" id="board-night" content="${boards.night}" media="(prefers-color-scheme: dark)">`,
    `<script>${themeScript}</script>`,
    // Nothing is painted before the first screen is complete: half a row would be laid out differently.
    `<link rel="expect" href="#${first ? foldId : pageDataId}" blocking="render">`,
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    `<style>${css}</style>`,
    markup.head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${pageDataId}">${jsonFor(inline)}</script>`,
    `<script>${script}</script></body></html>`,
  ].join('');

  // The router leads from any page to the one with a preview, which then brings no policy of its own.
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
