import { createHash } from 'node:crypto';
import { brand } from '@awning/content/brand';
import type { FastifyReply } from 'fastify';
import { html, Html } from './html.ts';
import style from './page.css?raw';

const styleElement = new Html(`<style>${style}</style>`);
const hash = createHash('sha256').update(style).digest('base64');

export interface Page {
  /** Stands before the brand in the title. */
  title: string;
  body: Html;
  /** Where the forms of the page may lead, beside here. */
  formTargets?: readonly string[];
  /** What the page may show in a frame. */
  frames?: "'self'";
}

/** What is true of every page for one pair of eyes: nobody keeps it, lists it or hears of its address. */
export const privatePage = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/** A page the server draws itself: no script, no picture, its style in the page and known to the policy. */
export function sendPage(reply: FastifyReply, { title, body, formTargets = [], frames }: Page) {
  const page = html`<!doctype html>
    <html lang="${brand.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brand.name}</title>
        ${styleElement}
      </head>
      <body>
        <header class="fascia"><p class="sign">${brand.name}</p></header>
        <div class="cloth" aria-hidden="true"></div>
        <main>${body}</main>
      </body>
    </html>`;

  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    ...(frames ? [`frame-src ${frames}`] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

  return reply
    .headers({ ...privatePage, 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(page.markup);
}
