/** The brand. Changing this file renames the site, its mail and its metadata. */
export const brand = {
  name: 'Awning',
  tagline: 'Open for business, online.',
  /** Follows the name in the home page's title. */
  promise: 'Ready-made websites for small businesses',
  description:
    'Ready-made websites for small shops. Pick yours, pay once, and we put your name over the door.',
  legalName: 'Awning Websites Ltd',
  email: 'hello@awning.example',
  /**
   * The postal address, the register entry and the telephone number of the business, which a shop must state by law.
   * None of these is invented here, and an empty one is shown nowhere; a shop that takes money does not open without
   * all three.
   */
  address: '' as string,
  companyNumber: '' as string,
  telephone: '' as string,
  /** The shop's pages on social networks: the icon's name and the address. */
  social: [
    { label: 'Instagram', href: 'https://www.instagram.com/awning', icon: 'instagram' },
    { label: 'Facebook', href: 'https://www.facebook.com/awning', icon: 'facebook' },
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/awning', icon: 'linkedin' },
  ],
  /** ISO 4217. Prices are integers in its minor unit. */
  currency: 'USD',
  /** How figures are written. */
  locale: 'en-US',
  /** The language of the words. */
  language: 'en-GB',
  /** The time zone of the days that the shop promises. */
  timeZone: 'Europe/London',
} as const;
