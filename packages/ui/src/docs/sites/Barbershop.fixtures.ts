export const shop = {
  name: 'Kettle’s',
  links: [
    { label: 'Prices', href: '#prices' },
    { label: 'The chairs', href: '#chairs' },
    { label: 'Find us', href: '#find-us' },
  ],
  contact: [
    { text: '8 Pottergate, Norwich NR2 1DX' },
    { text: '01603 496 018', href: 'tel:+441603496018' },
    { text: 'hello@kettles.example', href: 'mailto:hello@kettles.example' },
  ],
  smallPrint: '© Kettle’s, barbers since 1974. Same floor, sharper scissors.',
};

export const hero = {
  eyebrow: 'Barbers on Pottergate, Norwich',
  heading: 'In at noon. *Out by half past.*',
  lead: 'Four chairs, no appointments, and nobody asks about your holidays unless you bring them up.',
};

export const facts = {
  heading: 'Before you come',
  items: [
    { title: 'Walk in.', text: 'The board in the window says how long the wait is.' },
    { title: 'Card or cash.', text: 'Tips go in the kettle and are split on Saturday.' },
    { title: 'Children from four,', text: 'on the box, with a biscuit.' },
  ],
} as const;

export const board = {
  heading: 'On the board',
  groups: [
    {
      heading: 'Hair',
      items: [
        { name: 'Haircut', price: '£20', note: 'washed if you like' },
        { name: 'Skin fade', price: '£24' },
        { name: 'Clipper cut', price: '£15', note: 'one length, ten minutes' },
        { name: 'Under twelves', price: '£13' },
      ],
    },
    {
      heading: 'Face',
      items: [
        { name: 'Hot-towel shave', price: '£26', note: 'half an hour, lying down' },
        { name: 'Beard trim', price: '£12' },
        { name: 'Ears and eyebrows', price: '£5' },
      ],
    },
  ],
  special: { name: 'The Saturday', price: '£42', note: 'cut, shave and a coffee you may finish' },
  footnote: 'Bald men pay half and stay as long as they like.',
};

export const chairs = {
  heading: 'Who’s on which chair',
  story: [
    'Len Kettle opened with one chair and a wireless. His granddaughter Bea has four, and the wireless still works.',
  ],
  people: [
    { name: 'Bea', text: 'Fades and anything asymmetrical. Tuesday to Saturday.' },
    { name: 'Marek', text: 'Shaves. Trained in Kraków, where they take it seriously.' },
    { name: 'Dev', text: 'Curls, coils and first haircuts. Thursday to Sunday.' },
    { name: 'Len', text: 'Friday mornings, short back and sides, no requests.' },
  ],
};

export const said = {
  heading: 'Heard at the till',
  items: [
    {
      quote: 'I came in for my ears and left ten years younger.',
      author: 'Alan',
      context: 'chair three, since 1998',
    },
    {
      quote: 'The only place my son sits still. I have asked what is in the biscuit and they will not say.',
      author: 'Ngozi',
      context: 'mother of Tobi, five',
    },
  ],
};

export const hours = {
  heading: 'Open',
  caption: 'Opening hours',
  rows: [
    { days: 'Tuesday to Friday', times: '9 to 6' },
    { days: 'Saturday', times: '8 to 4' },
    { days: 'Sunday and Monday', times: 'closed', closed: true },
  ],
  footnote: 'Quietest on Wednesdays after two.',
};

export const findUs = {
  heading: 'Find us',
  address: '8 Pottergate, Norwich NR2 1DX',
  directions: 'Between the bookshop and the pub with the green tiles. Look for the pole.',
  links: [{ label: 'Ring 01603 496 018', href: 'tel:+441603496018' }],
  details: [
    { term: 'By bus', text: 'St Andrews, every route but the 25' },
    { term: 'By car', text: 'St Andrews car park, two minutes on foot' },
    { term: 'Step', text: 'one; there is a ramp behind the door' },
  ],
};
