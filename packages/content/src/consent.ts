/** The notice that asks what may be kept and measured. */
export const consent = {
  heading: 'A word about cookies',
  text: 'We keep what this shop can’t run without. Accept, and your lights stay as you left them. Accept all, and we also time our pages, without knowing who you are.',
  /** Added for a browser that sends Global Privacy Control. */
  signal:
    'Your browser asks us not to follow you (Global Privacy Control), so no page is timed unless you choose Accept all here and now.',
  policy: 'Cookie policy',
  labels: {
    'reject-some': 'Reject some',
    accept: 'Accept',
    'accept-all': 'Accept all',
    saved: 'Your choice is kept.',
  },
} as const;
