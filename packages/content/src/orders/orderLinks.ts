/** What is said of the links to orders. */
export const orderLinks = {
  renew: {
    heading: 'The link to this page',
    lead: 'Whoever has the address of this page sees all of it. Did somebody get it who should not have it?',
    ask: 'Make a new link',
    confirm:
      'The old link is dead at once, for this page and for everything on it: in your mails, on your other devices, and for everybody you gave it to. The new one is mailed to you, and you are taken there.',
    button: 'Yes, make a new link',
  },
};
