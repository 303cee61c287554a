/** Who, where and how to reach them: on every page. */
export const business = {
  name: 'Sabry',
  trade: 'cut flowers, Reading',
  tradingName: 'Sabry, Cut Flowers',
  street: '9 Turnwell Street',
  town: 'Reading',
  postcode: 'RG1\u00a09QX',
  telephone: '0118 496 0238',
  telephoneHref: 'tel:+441184960238',
  mail: 'mina@sabryflowers.example',
  smallPrint:
    'No plant was pressed that would not have been sold. Late of Pargeter & Sons, seeds, est. 1887.',
} as const;

/** What stands above the line on every label. */
export const collection = 'Herb. Sabry, Reading';

export const labels = {
  skip: 'Skip to the page',
  main: 'Main',
  onHome: 'In the cabinet',
  everyPage: 'Every page',
  thisWeek: 'Every sheet this week',
  order: 'Order a bunch',
  optional: '(if you like)',
};

/** The small drawers: parts of the home page. */
export const drawers = [
  { id: 'press', label: 'In the press' },
  { id: 'collector', label: 'The collector' },
  { id: 'press-your-own', label: 'Press your own' },
  { id: 'door', label: 'The door' },
] as const;

export const notFound = {
  heading: 'Sheet wanting',
  lead: 'It was lent out in 1974 and they say it’s in the post. Everything else is in its drawer.',
  label: {
    collection,
    name: 'Pagina perdita',
    nameLanguage: 'la',
    commonName: 'Lost page',
    lines: ['Locality unknown', 'Seen once, possibly in error'],
    price: 'No. 404',
  },
  number: 'No. 0404',
};
