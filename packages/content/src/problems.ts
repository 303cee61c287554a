/** What we say when there is nothing to show. Texts: spec.md section 2 and 8. */
export const problems = {
  code: '404',
  page: { heading: 'Oops! Page not found', text: 'The shutter is down at this address.' },
  category: { heading: 'Oops! Page not found', text: 'There is no such trade on the street.' },
  template: { heading: 'Template not found', text: 'That window is empty. The others are lit.' },
  order: {
    heading: 'Oops! Page not found',
    text: 'No order has this address. The link in your receipt is the one that works.',
  },
  home: 'Return to Home',
  browse: 'Look at the templates',
  broken: {
    code: 'Shut',
    heading: 'Something went wrong',
    text: 'That is our fault, not yours. Please try again in a minute.',
    again: 'Try again',
  },
  /** A part of a page broke; the rest of it stands. */
  block: {
    heading: 'This part did not work',
    text: 'The fault is ours. Everything round it still works.',
    again: 'Try again',
  },
  /** The page did not come, as without a connection. */
  unreachable: {
    heading: 'We couldn’t fetch this page',
    text: 'The connection may be gone. Check it, then try again.',
    again: 'Try again',
  },
  /** Nothing moves because the page's script never came. */
  noScript: {
    text: 'Part of this page did not arrive. You can read on, and links and forms still work.',
    again: 'Try again',
  },
} as const;
