export const shop = {
  name: 'Marigold & Moss',
  links: [
    { label: 'This week', href: '#stems' },
    { label: 'Gifts', href: '#gifts' },
    { label: 'Visit', href: '#visit' },
  ],
  ring: { label: 'Ring the shop', href: 'tel:+441225496014' },
  contact: [
    { text: '14 Walcot Street, Bath BA1 5BG' },
    { text: '01225 496 014', href: 'tel:+441225496014' },
    { text: 'stems@marigold.example', href: 'mailto:stems@marigold.example' },
  ],
  smallPrint: '© Marigold & Moss. What we do not sell by Saturday goes to the hospice on Sunday.',
};

export const notice = {
  message: 'The first sweet peas are in. They never last past Thursday.',
  labels: { region: 'Notice', dismiss: 'Put the notice away' },
};

export const hero = {
  eyebrow: 'Flowers on Walcot Street, Bath',
  heading: 'Picked at five, yours by nine',
  lead: 'English stems, tied by hand and wrapped in paper. Tell us who they are for and leave the rest to us.',
};

export const stems = {
  heading: 'In the buckets this week',
  lead: 'What is in season, and what it goes with.',
  items: [
    { name: 'Tulips', text: '£9 for ten, still tight', kind: 'tulip' },
    { name: 'Ox-eye daisies', text: '£6, last two weeks on a sill', kind: 'daisy' },
    { name: 'Sea holly', text: '£3 a stem, dries beautifully', kind: 'thistle' },
  ],
} as const;

export const gifts = {
  heading: 'Flowers they choose themselves',
  groups: [
    {
      heading: 'On a card',
      items: [
        { name: 'A posy', note: 'A handful for a bedside table.', price: '£20' },
        { name: 'A bunch', note: 'Enough for the big vase.', price: '£40' },
        { name: 'A month', note: 'Four bunches, a Friday each.', price: '£140' },
      ],
    },
  ],
  footnote: 'To give today, and to spend when the peonies come.',
};

export const people = {
  heading: 'Two sisters and a van',
  paragraphs: [
    'Orla drives to the growers on the Levels at four and is back before the street wakes up. Maeve has the shop lit and the kettle on.',
    'They argue about ribbon. You will get whichever of them won that morning.',
  ],
  facts: ['Nothing flown in', 'Paper, not plastic', 'Weddings: three a month'],
};

export const said = {
  heading: 'Pinned above the sink',
  labels: { card: 'Post card', rating: '{rating} out of 5 stars', verified: 'Tied here' },
  items: [
    {
      quote: 'She put them by the window and rang me at once.',
      author: 'Hal',
      context: 'a bunch every June',
    },
    {
      quote: 'You asked what he was like and then you made exactly that. Thank you for the thistles.',
      author: 'Ruth',
    },
  ],
};

export const hours = {
  heading: 'Open',
  caption: 'Opening hours',
  rows: [
    { days: 'Tuesday to Friday', times: '9 to 5.30' },
    { days: 'Saturday', times: '8.30 to 4' },
    { days: 'Sunday and Monday', times: 'closed', closed: true },
  ],
  footnote: 'Fullest buckets before eleven.',
};

export const order = {
  heading: 'Who are they *for?*',
  lead: 'Ring before noon and they are on a doorstep in Bath the same afternoon.',
};
