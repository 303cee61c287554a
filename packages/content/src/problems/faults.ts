/** Said when a part of a page, or the connection, is broken. Every page carries it: it may be impossible to load. */
export const faults = {
  /** A part of a page broke; the rest of it stands. */
  block: {
    heading: 'This part did not work',
    text: 'The fault is ours. Everything round it still works.',
  },
  /** The page did not come, as without a connection. */
  unreachable: {
    heading: 'We couldn’t fetch this page',
    text: 'The connection may be gone. Check it, then try again.',
  },
  /** Nothing moves because the page's script never came. */
  noScript: 'Part of this page did not arrive. Links and forms still work.',
  again: 'Try again',
} as const;
