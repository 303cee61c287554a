/** The pages that thank a visitor for a form that was sent without script. */
export const thanks = {
  contact: {
    heading: 'Thank you for writing',
    text: 'Your message has been received, check your email!',
  },
  quote: {
    heading: 'Thank you for asking',
    text: 'Your request has been received, check your email! Our answer follows there.',
  },
  newsletter: {
    heading: 'One more click',
    text: 'Thanks — check your inbox! The link in our email puts you on the list.',
  },
  password: { heading: 'Your password is changed', text: 'Log in with the new one.' },
  review: { heading: 'Thank you', text: 'Your review is published.' },
  address: { heading: 'Thank you', text: 'This address is yours.' },
} as const;

/** The ways on from a page of thanks. */
export const afterThanks = {
  home: 'Return to Home',
  browse: 'Look at the templates',
  logIn: 'Log in',
} as const;
