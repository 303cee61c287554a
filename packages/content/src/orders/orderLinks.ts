/** The words about links to orders. */
export const orderLinks = {
  renew: {
    heading: 'The link to this page',
    lead: 'Whoever has the address of this page sees all of it. Did somebody get it who should not have it?',
    ask: 'Make a new link',
    confirm:
      'The old link is dead at once, for this page and for everything on it: in your mails, on your other devices, and for everybody you gave it to. The new one is mailed to you, and you are taken there.',
    button: 'Yes, make a new link',
  },
  find: {
    question: 'Bought without an account, or lost the link?',
    link: 'Find your order',
    heading: 'Find your order',
    lead: 'Tell us the email address you ordered with, and we send the links to your orders there. You need no account.',
    email: 'Email',
    send: 'Send me the links',
    sent: 'Look in your mail',
    sentNote:
      'If orders were placed with this address, an email with a link to each of them is on its way there.',
  },
};
