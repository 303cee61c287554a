/** Who, where and how to reach them: on every page. */
export const business = {
  name: 'By the Deep',
  house: 'The Net Loft',
  street: 'Buller Quay',
  town: 'East Looe',
  postcode: 'PL13\u00a01DX',
  telephone: '01632 960430',
  telephoneHref: 'tel:+441632960430',
  mail: 'merryn@bythedeep.example',
} as const;

export const labels = {
  skip: 'Skip to the water',
  main: 'Main',
  everyPage: 'Every page',
  book: 'Book a table',
  board: 'Read the board',
  top: 'Back to the surface',
  optional: '(if you like)',
};

export const footer = {
  lastWord: 'You’ve touched bottom',
  mark: { value: '32', unit: 'fathoms' },
  floor: 'On the sea bed: an anchor, the ribs of a wreck, a turbot lying low and a fridge',
  smallPrint:
    'The wreck is the Good Intention, lost in 1974 with all hands in the Fisherman’s Arms. The anchor held. The fridge isn’t hers.',
} as const;

export const notFound = {
  heading: 'Lost overboard',
  lead: '404. This page went over the side somewhere off Looe Island. We’ve thrown it a ring; you carry on.',
} as const;

export const lost = {
  heading: 'Man the lifeboat',
  lead: 'Everything else is still aboard. The navigation is floating above this, where navigation floats.',
} as const;
