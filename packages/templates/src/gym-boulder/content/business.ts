/** Who, where and how to reach them: on every page. */
export const business = {
  name: 'Hold Tight',
  street: 'The Old Bus Garage, Sluice Road',
  town: 'Wisbech',
  postcode: 'PE13\u00a02TX',
  telephone: '01632 960 505',
  telephoneHref: 'tel:+441632960505',
  mail: 'desk@holdtight.example',
  smallPrint: 'Twelve bays, no buses since 2009. The last 505 to March has gone.',
} as const;

export const labels = {
  skip: 'Skip to the page',
  main: 'Main',
  everyPage: 'Every page',
  firstTime: 'First time here?',
  start: 'Start at the bottom',
  prices: 'What it costs',
  allPrices: 'Every price',
  ask: 'Ask us something',
  optional: '(if you like)',
};

export const landing = {
  heading: 'Now *let\u00a0go*',
  text: 'The mats are thirty centimetres thick and so far undefeated. You need trousers that bend and no experience of any kind.',
  figure: 'A climber flat on his back on the mat, arms wide, perfectly happy',
};

export const notFound = {
  eyebrow: 'Error 404',
  heading: 'You have topped *out*',
  lead: 'There is nothing up here but dust and a tennis ball from 1987. The page was taken down for setting, or was never screwed on. Climb down the way you came.',
  figure: 'A climber sitting on top of the wall, legs dangling, with nowhere further to go',
  back: 'Back down to Home',
};
