// What no page here may ask a visitor for: to be seen, heard, found or charged, and their devices. The list is short
// because every document brings it; what is not on it gives nothing away (full screen, motion, the pad of a game).
const powers = 'camera display-capture geolocation hid local-fonts microphone payment serial usb'.split(' ');

/** The headers of every response. Pages bring a policy of their own. */
const headersOfEveryAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** The same for responses that may be opened in a window, and not only as part of a page. */
export const headersOfDocuments = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'permissions-policy': powers.map((power) => `${power}=()`).join(', '),
} as const;

/** The same for pictures: feed readers, and sites that preview a shared page, embed them in their own pages. */
export const headersOfPictures = { 'cross-origin-resource-policy': 'cross-origin' } as const;

const year = 365 * 24 * 60 * 60;

/** The same for responses where no hook runs. */
export const headersFor = (siteUrl: string): Record<string, string> => ({
  ...headersOfEveryAnswer,
  ...headersOfDocuments,
  ...(siteUrl.startsWith('https:') && {
    'strict-transport-security': `max-age=${year}; includeSubDomains`,
  }),
});
