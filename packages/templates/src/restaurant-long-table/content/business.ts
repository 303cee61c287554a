/** Who, where and how to reach them: on every page. */
export const business = {
  name: 'Pass the Bread',
  street: 'The Net Loft, 9 Ropery Stairs',
  town: 'Fish Quay, North Shields',
  postcode: 'NE30\u00a01QZ',
  telephone: '0191 498 0124',
  telephoneHref: 'tel:+441914980124',
  mail: 'rosa@passthebread.example',
  signOff: 'Mind the *stairs* on your way home',
  smallPrint: 'One table, twenty-four chairs, none of which match. We did try.',
} as const;

/** Marks today's row where hours are told. */
export const today = { label: 'Today', timeZone: 'Europe/London' };

export const labels = {
  skip: 'Skip to the table',
  menu: 'Menu',
  main: 'Main',
  everyPage: 'Every page',
  book: 'Book a seat',
  tonight: 'See what’s on tonight',
  table: 'How it works',
  allergies: 'What’s in it',
  kitchen: 'Who’s in the kitchen',
  growers: 'Who grows it',
  wine: 'What to drink',
  home: 'Back to the table',
  optional: '(if you like)',
};

export const notFound = {
  lines: ['Somebody', 'ate it'] as const,
  lead: 'This page went round the table and never came back. There is still bread, and most of tonight’s menu.',
};

export const closing = {
  heading: 'Still hungry?',
  lead: 'Then you’ve read enough. There’s a chair with no one on it.',
};
