import { headersOfDocuments } from '../http/securityHeaders.ts';

const year = 365 * 24 * 60 * 60;

export const forever = `public, max-age=${year}, immutable`;
export const askAgain = 'no-cache';

/** The policy of a page that brings none: it may load its own files, and run nothing inline. */
const policyOfPages =
  "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

export type SiteHeaders = ReturnType<typeof createSiteHeaders>;

/** The headers of all the sites' responses. They do not cover other hosts under a buyer's domain. */
export function createSiteHeaders(siteUrl: string) {
  const ofEverything = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${year}` }),
  };
  const ofDocuments = {
    ...ofEverything,
    'content-security-policy': policyOfPages,
    'permissions-policy': headersOfDocuments['permissions-policy'],
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
  const ofParts = {
    ...ofEverything,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  };

  return {
    documents: ofDocuments,
    of: (type: string): Record<string, string> => {
      if (type.startsWith('text/html')) return ofDocuments;
      // Other sites show the picture of a shared page on their own pages.
      return type.startsWith('image/')
        ? { ...ofParts, 'cross-origin-resource-policy': 'cross-origin' }
        : ofParts;
    },
  };
}

/** For pages that search engines must not index, nor caches keep. */
export const hidden = { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };
