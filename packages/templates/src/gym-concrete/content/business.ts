/** Who, where and how to reach them: on every page. */
export const business = {
  name: 'Minus Two',
  tradingName: 'Minus Two Strength & Conditioning',
  street: 'Level −2, Fazeley Row Car Park',
  town: 'Digbeth, Birmingham',
  postcode: 'B5\u00a05ZW',
  telephone: '0121 496 0202',
  telephoneHref: 'tel:+441214960202',
  mail: 'booth@minustwo.example',
  smallPrint: 'Opened 1968. Closed to cars below ground since 2009. Nobody is left here at their own risk.',
} as const;

export const labels = {
  skip: 'Skip to the page',
  menu: 'Levels',
  main: 'Levels',
  everyPage: 'Every page',
  join: 'Take a ticket',
  tariff: 'Read the tariff',
  plan: 'See the bay plan',
  levels: 'See every level',
  attendants: 'Meet the attendants',
  optional: '(if you like)',
};

/** The pillar by the lift, from the roof down: what each level is called, and the page it leads to. */
export const pillar = [
  { level: '3', slug: 'the-levels' },
  { level: '2', slug: 'bay-plan' },
  { level: '1', slug: 'tariff' },
  { level: 'G', slug: '' },
  { level: '−1', slug: 'attendants' },
  { level: '−2', slug: 'way-in' },
] as const;

export const closing = {
  heading: 'First hour *free*',
  text: 'Take a ticket, come down the ramp, lift something. If you leave within the hour you owe us nothing, and we keep your umbrella.',
};

export const notFound = {
  heading: 'You have lost your car',
  lead: 'This level does not exist. It happens: they all look the same and you were thinking about lunch. Start again from the ground floor.',
  back: 'Back to level G',
  picture: 'An empty bay between painted lines, with an oil stain where a page used to be',
};
