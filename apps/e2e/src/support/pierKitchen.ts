interface Choices {
  /** The file of the first screen's photograph. */
  photograph?: string;
  /** The price of the hake, in pence. */
  hake?: number;
}

/** A restaurant's content, other than the demo's: everything that a small business has to say on its site. */
export const pierKitchen = ({ photograph: file, hake = 2150 }: Choices = {}) => ({
  version: 3,
  business: {
    name: 'Pier *&* Lantern',
    trade: 'Seaside kitchen',
    line: 'Thirty seats under Worthing pier. Hake, crab and a coal fire, Wednesday to Sunday.',
    telephone: '01632 960771',
    mail: 'pia@pierandlantern.example',
    address: { street: '3 The Undercroft', town: 'Worthing', postcode: 'BN11 3PX' },
    lastWord: 'The lantern is lit at six.',
  },
  opening: {
    heading: 'Under the pier',
    lead: 'Lunch on the boards, supper under them.',
    ...(file !== undefined && {
      picture: { kind: 'photo', file, alt: 'The pier at low tide', focus: { x: 50, y: 60 } },
    }),
  },
  hours: {
    week: [{ days: ['Wed', 'Thu', 'Fri', 'Sat', 'Sun'], opens: '12:00', closes: '22:00' }],
    note: 'In a south-westerly the lower tables stay dry, mostly.',
  },
  prices: {
    groups: [
      {
        heading: 'From the fire',
        items: [
          { name: 'Hake', note: 'With brown butter.', price: hake, allergens: ['fish', 'milk'] },
          { name: 'Dressed crab', note: 'On toast.', price: 1675, allergens: ['crustaceans', 'gluten'] },
        ],
      },
      { heading: 'Beside it', items: [{ name: 'Sprouting broccoli', price: 650, diets: ['vegan'] }] },
    ],
    footnote: 'Prices are for today.',
  },
  quotes: { heading: 'Said on the boards', items: [{ quote: 'The best hake in Sussex.', author: 'Femi' }] },
  questions: {
    heading: 'Asked on the steps',
    items: [{ question: 'May the dog come?', answer: 'He may, and he has a bowl.' }],
  },
  visit: {
    heading: 'Under the third lamp',
    directions: 'Down the steps beside the kiosk, then left.',
    ways: [{ title: 'Train', text: 'Worthing, then twelve minutes to the sea.' }],
  },
  designs: {
    'restaurant-tide': {
      ask: { heading: 'Ask for a table', lead: 'We answer before noon.', action: 'Ask for a table' },
    },
  },
});
