export const house = {
  name: 'Lina',
  links: [
    { label: 'Tonight', href: '#menu' },
    { label: 'The house', href: '#house' },
    { label: 'Find us', href: '#find-us' },
  ],
  table: { label: 'Book a table', href: 'tel:+441179460184' },
  contact: [
    { text: '3 Perry Road, Bristol BS1 5BQ' },
    { text: '0117 946 0184', href: 'tel:+441179460184' },
    { text: 'table@lina.example', href: 'mailto:table@lina.example' },
  ],
  smallPrint: '© Lina. The lemons come from Salvo, who will tell you about them.',
};

export const hero = {
  eyebrow: 'Neapolitan kitchen, Bristol',
  heading: 'Come hungry, stay for the lemons',
  lead: 'Nineteen seats, one stove, and a menu short enough to read before the bread arrives.',
};

export const menu = {
  heading: 'Tonight',
  lead: 'Two sittings, six and half past eight. The card changes when the boat does.',
  labels: { key: 'What the marks mean' },
  marks: [
    { mark: 'v', meaning: 'vegetarian' },
    { mark: 'gf', meaning: 'no gluten' },
  ],
  groups: [
    {
      heading: 'To begin',
      items: [
        { name: 'Bread from this morning', description: 'With the green oil', price: '£4', marks: ['v'] },
        { name: 'Anchovies and butter', description: 'Three each, no sharing', price: '£8' },
        { name: 'Courgette flowers', description: 'Ricotta, honey', price: '£9', marks: ['v', 'gf'] },
      ],
    },
    {
      heading: 'To stay for',
      items: [
        { name: 'Spaghetti with clams', price: '£17', off: 'No clams in this weather' },
        {
          name: 'Gnocchi alla sorrentina',
          description: 'Tomato, smoked mozzarella',
          price: '£15',
          marks: ['v'],
        },
        { name: 'Sea bream in paper', description: 'For one or two', price: '£22', marks: ['gf'] },
        { name: 'Sausage and bitter greens', price: '£18', marks: ['gf'] },
      ],
    },
    {
      heading: 'To finish',
      items: [
        { name: 'Lemon in its own ice', price: '£7', marks: ['v', 'gf'] },
        { name: 'Almond cake', description: 'No flour', price: '£6', marks: ['v', 'gf'] },
      ],
    },
  ],
  footnote: 'Tell us what you cannot eat; we will tell you what you can.',
};

export const story = {
  heading: 'A house with one stove',
  paragraphs: [
    'Lina Esposito cooked for the harbour office for eleven years. When the canteen closed she took the stove, then found a room that it fitted.',
    'There are two sittings. The second has no end: when the kitchen is quiet, she comes out and asks what you left.',
  ],
  facts: ['Nineteen seats', 'Two sittings', 'Closed in August'],
};

export const said = {
  heading: 'Left in the book',
  labels: { card: 'Post card', rating: '{rating} out of 5 stars', verified: 'A customer of ours' },
  items: [
    { quote: 'We came for one course.', author: 'Table four', role: 'a Tuesday, until half past eleven' },
    {
      quote: 'My grandmother made this and I had stopped believing anybody else could.',
      author: 'Carmela',
      role: 'born in Pozzuoli',
    },
  ],
};

export const hours = {
  heading: 'Open',
  caption: 'When the stove is lit',
  rows: [
    { days: 'Wednesday to Saturday', times: '6 to 11' },
    { days: 'Sunday', times: '12.30 to 4' },
    { days: 'Monday and Tuesday', times: 'closed', closed: true },
  ],
  footnote: 'Sunday is one long lunch, with children under the tables.',
};

export const findUs = {
  heading: 'Where we are',
  address: '3 Perry Road, Bristol BS1 5BQ',
  directions: 'Up the steps by the Christmas lights that nobody takes down.',
  details: [
    { term: 'On foot', text: 'six minutes from the Hippodrome, all of it uphill' },
    { term: 'Without steps', text: 'through the yard on Lower Park Row; ring and we open it' },
  ],
};

export const book = {
  heading: 'Bring *somebody.*',
  lead: 'We answer the telephone from three. Before that, it is ringing in an empty room.',
};
