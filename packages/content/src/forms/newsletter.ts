/** The newsletter: asking for it, and the two links in each. Rules: docs/product.md, “Forms and mail”. */
export const newsletter = {
  consent: {
    text: 'We write now and then, and one click stops it.',
    link: 'How we keep your address',
  },
  labels: {
    email: 'Email',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing…',
    success: 'Thanks — check your inbox!',
    already: 'You’re on the list already.',
    error: 'Something went wrong. Try again later.',
    invalid: 'Please enter a valid email',
  },
  links: {
    confirm: {
      title: 'Confirm your newsletter',
      ask: {
        heading: 'Shall the newsletter come to you?',
        text: 'One press and it does: plain advice on websites for small shops, now and then.',
      },
      button: 'Yes, send it to me',
      sending: 'Writing you down…',
      done: {
        heading: 'You’re on the list',
        text: 'The newsletter comes to you from now on. A link in each one stops it.',
      },
    },
    unsubscribe: {
      title: 'Leave the newsletter',
      ask: { heading: 'No more letters?', text: 'One press, and the newsletter stops.' },
      button: 'Unsubscribe',
      sending: 'Striking you off…',
      done: {
        heading: 'No more letters',
        text: 'You are off the list. Nothing more comes unless you ask for it again.',
      },
    },
    dead: {
      heading: 'This link does not work',
      text: 'It was cut off on the way, or it is older than your last word on the matter. Open it from the newest email, or ask for the newsletter again at the foot of this page.',
    },
    home: 'Return to Home',
    browse: 'Look at the templates',
  },
} as const;
