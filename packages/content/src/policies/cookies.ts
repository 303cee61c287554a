/**
 * Everything the site stores in a visitor's browser, by its key. Code that sets a cookie or stores a value takes the
 * key from here, and the cookie policy describes each (`cookiePolicy.ts`): one that is missing there does not compile.
 */
export const storageKeys = {
  /** A visitor's answer to the cookie notice. */
  consent: 'cookieConsent',
  /** Set beside it when a visitor accepted everything although their browser asks for privacy: they knew. */
  consentOverSignal: 'cookieConsentOverSignal',
  /** Day or night, as they chose. */
  theme: 'theme',
  /** Tells a page that a user was logged in when it was left, or the server that a user has logged out. */
  userStatus: 'user-status',
  /** Renews a session: the name over TLS, and the name where the shop is tried out without. */
  refresh: '__Secure-refresh',
  refreshWithoutTls: 'refresh',
  /** What a buyer typed for their website, while it cannot be saved with us. */
  workshop: 'workshop',
  /** The templates that a visitor saved to find them again. */
  saved: 'saved',
  /** What a visitor tried a website with before buying one. */
  tried: 'tried',
  /** The photograph for the front that a visitor tried one with. */
  triedFront: 'triedFront',
  /** Nothing is stored under it. It is cleared at logout all the same. */
  accessToken: 'accessToken',
} as const;
