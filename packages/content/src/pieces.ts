/** The parts of the site that have an address of their own, each shown by itself. */
export const pieces = {
  heroSection: { title: 'Hero section', description: 'The shop front of our home page, by itself.' },
  serviceList: { title: 'Service list', description: 'The directory board of our home page, by itself.' },
  testimonials: { title: 'Testimonials', description: 'The postcards of our home page, by themselves.' },
  navbar: { title: 'Navbar', description: 'The board over the door, by itself.' },
  footer: { title: 'Footer', description: 'The foot of every page, by itself.' },
} as const;

/** What stands below the postcards where they are the page: visitors can check it themselves. */
export const checks = {
  label: 'What you can check',
  demos: 'demos, each a whole website that is open now',
  speed: 'of 100 at the least, for speed on a phone: Lighthouse measured each demo',
  refund: { value: '100%', text: 'of your money back, until we begin' },
} as const;
