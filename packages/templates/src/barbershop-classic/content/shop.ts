/** What every page says of the shop. Change it here and it changes everywhere. */
export const shop = {
  name: 'Hobday & Daughter',
  /** As it is painted: a word between asterisks is gilt. */
  sign: 'Hobday *&* Daughter',
  address: '17 Cutler’s Row, Sheffield S8 2QT',
  phone: { label: '0114 496 0162', href: 'tel:+441144960162' },
  mail: { label: 'carol@hobday.example', href: 'mailto:carol@hobday.example' },
  smallPrint: '© Hobday & Daughter, barbers. Ray still comes in on Fridays to check.',
} as const;

export const labels = { skip: 'Skip to the page', nav: 'Main' } as const;

export const holdAChair = 'Hold a chair';

/** What each page is called in the tab, and what a search engine may say of it. */
export const heads = {
  '': {
    title: 'Hobday & Daughter, barbers on Cutler’s Row, Sheffield',
    description:
      'A three-chair barbershop on Cutler’s Row. Haircuts £19, hot-towel shaves £24, walk in Tuesday to Saturday.',
  },
  prices: {
    title: 'Prices: haircuts, beards and hot-towel shaves · Hobday & Daughter',
    description:
      'Every price on the board: haircut £19, skin fade £22, hot-towel shave £24, the works £39. One price a job, whoever cuts it.',
  },
  'find-us': {
    title: 'Find us, opening hours and how to hold a chair · Hobday & Daughter',
    description:
      '17 Cutler’s Row, Sheffield, four minutes from the station. Open Tuesday to Saturday, late on Thursdays. Walk in, or hold a chair.',
  },
} as const;

export const notFound = {
  title: 'Nobody in this chair · Hobday & Daughter',
  description: 'There is no page at this address. The shop is where it always was.',
  heading: 'Nobody in *this chair.*',
  lead: 'There’s no page at this address. The shop is where it always was, and so is the price list.',
  home: 'Back to the front door',
  prices: 'What it costs',
} as const;

/** For search engines, in schema.org’s words. */
export const structuredData = {
  '@context': 'https://schema.org',
  '@type': 'HairSalon',
  name: shop.name,
  description: heads[''].description,
  foundingDate: '1962',
  telephone: '+441144960162',
  email: shop.mail.label,
  priceRange: '££',
  currenciesAccepted: 'GBP',
  paymentAccepted: 'Cash, debit card, credit card',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '17 Cutler’s Row',
    addressLocality: 'Sheffield',
    postalCode: 'S8 2QT',
    addressCountry: 'GB',
  },
  openingHoursSpecification: [
    { days: ['Tuesday', 'Wednesday', 'Friday'], opens: '08:30', closes: '18:00' },
    { days: ['Thursday'], opens: '08:30', closes: '20:00' },
    { days: ['Saturday'], opens: '08:00', closes: '16:00' },
  ].map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  })),
} as const;

/** What stands beside today’s hours, and where it is today. */
export const today = { label: 'Today', timeZone: 'Europe/London' };
