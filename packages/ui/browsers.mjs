/**
 * The oldest browsers that what we build is written for. Chromium 120 is the first to know `:dir()`; for older ones it
 * would be replaced by a list of languages, and a page that only says `dir="rtl"` would not be turned.
 */
export const browsers = {
  target: 'es2022',
  cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
};
