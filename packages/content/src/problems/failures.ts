/** What went wrong between the visitor and the shop, by the kind of error (docs/product.md, “Forms and mail”). */
export const failures = {
  kinds: {
    FETCH_ERROR: 'The connection failed. Check it and try again.',
    TIMEOUT_ERROR: 'The answer took too long. Please try again.',
    PARSING_ERROR: 'The answer was not understood. Please try again in a minute.',
  },
  /** A session is a cookie; without one it is over when the page is left. */
  cookiesOff: 'Your browser refuses cookies, so you will be logged out when you leave this page.',
  /** The session ended somewhere else, or ran out. */
  sessionEnded: 'You have been logged out. Please log in again.',
} as const;
