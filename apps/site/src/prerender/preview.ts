import type { RenderedPage } from '@awning/contract/renderer';
import { findTemplate } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The files that the preview of a design starts with: addresses from the build. */
export interface PreviewAssets {
  script: string;
  /** Undefined where they come with the script. */
  styles?: string;
  /** The modules that the script will request. */
  modules: readonly string[];
}

/** The design whose preview is at an address, if it is one. */
export function previewAt(url: string): string | undefined {
  const { pathname } = new URL(url, 'http://site.invalid');
  const match = matchPath({ path: paths.preview.pattern, caseSensitive: true }, pathname);
  return findTemplate(catalogue, match?.params.templateId ?? '')?.id;
}

/** The file that the page of a design's preview is written to. */
export const previewFile = (templateId: string): string =>
  `${paths.preview.to({ templateId }).slice(1)}/index.html`;

/** Writes the page that draws a design in a frame: empty until the page around it sends the content. */
export function writePreview(templateId: string, { script, styles, modules }: PreviewAssets): RenderedPage {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    ...(styles === undefined ? [] : [`<link rel="stylesheet" href="${styles}">`]),
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${script}"></script>`,
    `</head><body><div id="root" data-design="${templateId}"></div></body></html>`,
  ].join('');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Also pictures that only this browser has.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // No form is sent from it.
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return {
    status: 200,
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'x-robots-tag': 'noindex',
    },
  };
}
