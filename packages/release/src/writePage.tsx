import { hyphenate } from '@awning/templates/hyphenate';
import { scriptFor } from '@awning/templates/script';
import type { TemplateSite } from '@awning/templates/site';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { jsonFor } from './jsonFor.ts';
import { policy } from './policy.ts';
import { splitHead } from './splitHead.ts';
import { usedStyles } from './usedStyles.ts';

export interface PageToWrite {
  site: Pick<TemplateSite, 'language' | 'theme'>;
  /** For the tab and the search engine. */
  title: string;
  description: string;
  /** The other elements of the head, put there by React. */
  head?: ReactNode;
  /** The page itself. */
  children: ReactNode;
  /** A part over the page that is not of it, with styles of its own. */
  over?: { children: ReactNode; css: string };
  /** schema.org's words for who, where and when. */
  structuredData: Readonly<Record<string, unknown>>;
  /** All styles of the design. */
  css: string;
  /** Addresses of the fonts to preload, where the styles name them. */
  fonts: readonly string[];
  /** The address of its icon. */
  icon: string;
  /** Whose pages may show it in a frame. Left out, none may. */
  framedBy?: "'self'";
}

export interface WrittenPage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

// It follows the markup, so that the page is complete and may be painted once it has come.
const structuredDataId = 'structured-data';

/** Writes one page of a site: with the styles it uses, the one script it needs, and the policy that allows these. */
export function writePage(page: PageToWrite): WrittenPage {
  const {
    site,
    title,
    description,
    head: more,
    children,
    over,
    structuredData,
    fonts,
    icon,
    framedBy,
  } = page;
  const { head, body } = splitHead(
    renderToString(
      <>
        <title>{title}</title>
        <meta name="description" content={description} />
        {more}
        {children}
      </>,
    ),
  );
  const script = scriptFor(body);
  const open = `<html lang="${site.language}" class="${site.theme}">`;
  const css = usedStyles(page.css, open + body);
  const html = [
    `<!doctype html>${open}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<link rel="expect" href="#${structuredDataId}" blocking="render">`,
    ...fonts
      .filter((font) => css.includes(font))
      .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    `<style>${css}</style>${over ? `<style>${over.css}</style>` : ''}${head}`,
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    `</head><body>${over ? renderToString(over.children) : ''}${hyphenate(body, site.language)}`,
    `<script type="application/ld+json" id="${structuredDataId}">${jsonFor(structuredData)}</script>`,
    `<script>${script}</script></body></html>`,
  ].join('');

  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy({
        styles: [css, ...(over ? [over.css] : [])],
        scripts: [script],
        ...(framedBy && { framedBy }),
      }),
    },
  };
}
