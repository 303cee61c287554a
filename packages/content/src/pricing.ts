/** The price list. Prices, page limits and delivery are the shop's own and are filled in by the page. */
export const pricing = {
  title: 'Pricing',
  description:
    'Three sizes of ready-made website, paid once: Basic, Intermediate and Advanced. No monthly fees. What is in each, the extras, and answers.',
  heading: 'Three prices, no small print',
  intro: 'Paid once, in US dollars. What the ticket says is what you pay.',
  note: 'One-time payment. No monthly fees.',
  recommended: 'Recommended',
  footnote:
    'Hosting is in the price. Maintenance is optional, and never part of a price on this page. Until we begin, you get the whole sum back.',
  open: (days: string) => `Open in ${days}`,
  choose: (tier: string) => `Choose ${tier}`,
  labels: { included: 'Included', notIncluded: 'Not included', was: 'Was', now: 'Now' },
  titles: {
    basic: 'A good front door',
    intermediate: 'Room to show your work',
    advanced: 'The double-fronted shop',
  },
  inEach: ['Your name, hours and photos', 'Quick on an old phone', 'Hosting', 'Yours to keep'],
  /** What the designs of a larger size can do besides, each one of them. */
  besides: {
    basic: [],
    intermediate: ['Booking, timetable or order form', 'Vouchers or news'],
    advanced: ['Booking or order form', 'Vouchers and news', 'Several branches', 'Second language'],
  },
  /** An extra of which there are several. */
  upTo: (addOn: string, most: number) => `${addOn}, up to ${most}`,
  comparison: {
    heading: 'All three, side by side',
    rowHeading: 'What you get',
    size: 'Size',
    pages: 'Pages',
    days: 'Open in',
    once: 'Paid once',
    monthly: 'Monthly fees to us',
    none: 'None',
    addOn: (amount: string) => `Add-on, ${amount}`,
    notSold: 'Not sold',
    inThePrice: 'In the price',
    functions: 'Designs that can do more',
    /** How many designs of one size can do it. */
    inDesigns: (some: number, all: number) =>
      some === 0 ? 'None' : some === all ? `All ${all}` : `${some} of ${all}`,
    extras: 'Extras you can add at the till',
  },
} as const;
