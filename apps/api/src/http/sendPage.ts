import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { renderPage, styles } from 'virtual:rendered-pages';
import type { PageAndProps } from '../pages/renderPage.tsx';

const hash = createHash('sha256').update(styles).digest('base64');

export type Page = PageAndProps & {
  /** Stands before the brand in the browser's title bar. */
  title: string;
  /** Other origins that the forms of the page may lead to. */
  formTargets?: readonly string[];
  /** The frames that the page may contain. */
  frames?: "'self'";
};

/** For every private page: no cache keeps it, no search engine lists it, no other site learns its address. */
export const privatePage = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/**
 * A page that the server renders itself: no script, no picture, the shop's typeface, its style inline and hashed in the
 * policy. The status is set apart from the reply: passed on with it, it takes the type checker five seconds.
 */
export function sendPage(
  reply: FastifyReply,
  { title, formTargets = [], frames, ...page }: Page,
  status = reply.statusCode,
) {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "font-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    ...(frames ? [`frame-src ${frames}`] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

  return reply
    .code(status)
    .headers({ ...privatePage, 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(renderPage(page, { title, styles }));
}
