import type { Content } from '../schema.ts';

export const prices = {
  heading: 'By the stem',
  groups: [
    {
      heading: 'On the bench this week',
      note: 'What the garden gives us decides the list. It changes on Tuesdays; when a bucket is empty we say so.',
      items: [
        {
          name: 'The big apology',
          note: 'Peonies, garden roses, astrantia, eucalyptus. Thirty stems; works most of the time.',
          price: 5800,
          picture: {
            kind: 'photo',
            file: 'peonies-in-white-vase.jpg',
            alt: 'Pale pink peonies in a white jug, on a checked tablecloth by a window',
            focus: { x: 60, y: 40 },
            drawing: 'big-bunch',
          },
        },
        {
          name: 'Milk jug',
          note: 'Sweet peas, mint, cow parsley.',
          price: 2400,
          picture: { kind: 'drawing', name: 'milk-jug' },
        },
        {
          name: 'Kitchen table',
          note: 'Late tulips and rosemary in paper.',
          price: 3200,
          picture: { kind: 'drawing', name: 'in-paper' },
        },
        {
          name: 'Just leaves',
          note: 'For people who say no flowers.',
          price: 1800,
          picture: { kind: 'drawing', name: 'leaves' },
        },
        {
          name: 'Sunday visit',
          note: 'Anemones and stocks, scent and all.',
          price: 2800,
          picture: { kind: 'drawing', name: 'anemones' },
        },
      ],
    },
    {
      heading: 'Further along the bench',
      note: 'Things that aren’t bouquets, for people who already have a vase full.',
      items: [
        {
          name: 'Door wreath',
          note: 'Eucalyptus, seed heads and whatever the hedge would part with, on willow. Lasts a month on a north-facing door.',
          price: 4200,
          picture: { kind: 'drawing', name: 'wreath' },
        },
        {
          name: 'Desk jug',
          note: 'Six stems in a jug we’d like back. £3 off the next if we get it.',
          price: 1500,
          picture: { kind: 'drawing', name: 'desk-jug' },
        },
        {
          name: 'A dry bunch',
          note: 'Last year’s seed heads. Needs no water, forgives holidays.',
          price: 2200,
          picture: { kind: 'drawing', name: 'dry-bunch' },
        },
      ],
    },
    {
      heading: 'In the buckets',
      items: [
        { name: 'Sweet peas, a fistful', note: 'a fistful is Bea’s fist', price: 600 },
        { name: 'Late tulips', price: 120 },
        { name: 'Ranunculus', price: 180 },
        { name: 'Anemones', price: 150 },
        { name: 'Garden roses', note: 'scented, thorned, worth it', price: 350 },
      ],
    },
    {
      heading: 'And to go with them',
      items: [
        { name: 'Eucalyptus', price: 200 },
        { name: 'Mint, rosemary, bay', note: 'cook what’s left', price: 100 },
        { name: 'Enamel jug, to keep', price: 1400 },
        { name: 'Jug, to borrow', note: 'back when you bring it back', price: 300 },
        { name: 'Snips like Nell’s', price: 1900 },
      ],
    },
  ],
  footnote: 'Ends, bent ones and Saturday leftovers: the bucket by the door, 50p, honesty tin.',
} satisfies Content['prices'];
