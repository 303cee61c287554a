/** How long the shop keeps each kind of data, in days. The privacy policy prints it, and the server deletes by it. */
export const retention = {
  'reset-links': {
    name: 'Reset links',
    days: 1,
    words:
      'A link for a new password works for an hour. That it was asked for, or the links to orders were, is forgotten after a day.',
  },
  checkouts: {
    name: 'Unfinished checkouts',
    days: 1,
    words: 'What was sent from the checkout and did not become an order is forgotten after a day.',
  },
  'test-till': {
    name: 'Test payments',
    days: 30,
    words: 'Pages of the test till are forgotten 30 days after they close.',
  },
  uploads: {
    name: 'Unfinished uploads',
    days: 7,
    words: 'A picture that did not arrive whole, or could not be used, is forgotten after 7 days.',
  },
  'tried-links': {
    name: 'Links to something you tried',
    days: 30,
    words:
      'What you typed to try a template, and asked for a link to, is deleted after 30 days, or when somebody who has the link deletes it.',
  },
  'unpaid-orders': {
    name: 'Unpaid orders',
    days: 30,
    words: 'An order that nobody paid for loses its name, address and business after 30 days.',
  },
  newsletter: {
    name: 'Newsletter',
    days: 30,
    words:
      'An address that was never confirmed, or that has unsubscribed, is deleted after 30 days. Others stay until they unsubscribe.',
  },
  mails: {
    name: 'Our emails to you',
    days: 90,
    words: 'Copies of the emails we send are deleted after 90 days.',
  },
  'page-timings': {
    name: 'Timings of pages',
    days: 90,
    words:
      'How many visits of a day found a page how fast, if you allow it, is deleted after 90 days. Whose they were is never kept.',
  },
  sessions: {
    name: 'Sign-ins',
    days: 90,
    words: 'A sign-in ends after 14 days without use and after 90 days at most, and its record with it.',
  },
  messages: {
    name: 'Messages and quotes',
    days: 365,
    words: 'What you write to us, and what you ask a quote for, is deleted after 12 months.',
  },
  'site-entries': {
    name: 'What visitors send to your website',
    days: 365,
    words:
      'What somebody sends by a form of a website that we serve is deleted after 12 months, or when the owner of the website removes it.',
  },
  'site-visits': {
    name: 'Visits to your website',
    days: 730,
    words:
      'How often a page of a website that we serve was opened on a day is deleted after 24 months. Who opened it is never kept.',
  },
  payments: {
    name: 'Notices of payment',
    days: 730,
    words: 'What the payment provider tells us of a payment is deleted after 24 months.',
  },
  changes: {
    name: 'Record of changes',
    days: 730,
    words: 'Who changed what in the shop is deleted after 24 months.',
  },
} as const;
