import type { PaneListProps } from '../sections/PaneList/index.ts';

export const weddingsPage = {
  heading: 'Married under the palm',
  lead: 'Sixty chairs, one aisle, a roof of glass. We are licensed for weddings and heated for bridesmaids.',
  figure: 'An arch of leaves and flowers to be married under',
  ask: 'Ask for a Saturday',
};

export const weddings = {
  heading: 'What it comes to',
  lead: 'Written down, so that nobody has to ask in front of their mother.',
  groups: [
    {
      name: 'The palm house',
      text: 'Yours from two till eleven.',
      items: [
        { name: 'A Saturday, May to September', price: '£1,900' },
        { name: 'Any other day', text: 'Mondays included: we’ll stop watering.', price: '£1,100' },
        { name: 'Just the vows', text: 'One hour, twenty people, tea.', price: '£340' },
      ],
    },
    {
      name: 'Flowers',
      items: [
        { name: 'Something to hold', price: 'from £85' },
        { name: 'Something to pin on', price: '£9' },
        { name: 'The arch', text: 'Ours. It’s alive. It goes back to work on Tuesday.', price: '£220' },
      ],
    },
    {
      name: 'A church elsewhere',
      text: 'We come with buckets and leave with buckets.',
      items: [
        { name: 'Pew ends, each', price: '£14' },
        { name: 'Font', price: '£95' },
        {
          name: 'Palms to borrow, a pair',
          text: 'They’ve done forty-one weddings. Still single.',
          price: '£60',
        },
      ],
    },
  ],
} satisfies PaneListProps;

export const survive = {
  heading: 'What survives a church',
  lead: 'It’s nine degrees in there and you’re booked for an hour. Some flowers cope.',
  drawn: 'Fern',
  items: [
    { name: 'Sweet peas', mark: '2 hours', text: 'Last thing in, first thing photographed.' },
    { name: 'Fern', mark: 'All week', text: 'Could do the christening as well.' },
    { name: 'Camellia', mark: '4 hours', text: 'Perfect, until an aunt touches it. Then brown.' },
    { name: 'The groom', mark: 'Varies', text: 'Sit him near a pipe.' },
  ],
} as const;
