/** What we say when there is nothing to show. Rules: docs/product.md, “Pages and addresses”. */
export const problems = {
  code: '404',
  page: { heading: 'Oops! Page not found', lead: 'The shutter is down at this address.' },
  category: { heading: 'Oops! Page not found', text: 'There is no such trade on the street.' },
  template: { heading: 'Template not found', text: 'That window is empty. The others are lit.' },
  post: { heading: 'Post not found', text: 'That notice has been taken down, or was never pinned up.' },
  order: {
    heading: 'Oops! Page not found',
    text: 'No order has this address. The link in your receipt is the one that works.',
  },
  home: 'Return to Home',
  browse: 'Look at the templates',
  read: 'Read the others',
  broken: {
    code: 'Shut',
    heading: 'Something went wrong',
    text: 'That is our fault, not yours. Please try again in a minute.',
    again: 'Try again',
  },
} as const;
