import { headersOfDocuments } from '../http/securityHeaders.ts';

const year = 365 * 24 * 60 * 60;

export const forever = `public, max-age=${year}, immutable`;
export const askAgain = 'no-cache';

/** What a page may do that brings no policy of its own: show what is its own, and nothing written into it. */
const policyOfPages =
  "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

export type SiteHeaders = ReturnType<typeof createSiteHeaders>;

/** What all answers of sites carry. What else lies under a buyer's domain is not spoken for. */
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
      // Others show the picture of a shared page on pages of their own.
      return type.startsWith('image/')
        ? { ...ofParts, 'cross-origin-resource-policy': 'cross-origin' }
        : ofParts;
    },
  };
}

/** For what search engines are to leave out, and caches with them. */
export const hidden = { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };
