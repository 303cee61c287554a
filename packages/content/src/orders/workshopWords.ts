/** What the shop’s server says to a buyer at work on their website. */
export const workshopWords = {
  message: {
    heading: 'Write to us',
    lead: 'We answer by email and on your order’s page.',
    label: 'Your message',
    send: 'Send it',
  },
} as const;
