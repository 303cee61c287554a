import type { FaqDetailsItem } from '@awning/ui/sections/FaqDetails';
import type { PriceGroup } from '@awning/ui/sections/PriceList';

export const bench = {
  heading: 'On the bench this week',
  lead: 'What the garden gives us decides the list. It changes on Tuesdays; when a bucket is empty we say so.',
  note: 'A pint glass is fine. Everything comes with a card, written by hand, spelled the way you spell it.',
};

/** What each is called, what is in it and what it costs; the pictures are laid beside them by name. */
export const bouquets = {
  bigApology: {
    name: 'The big apology',
    text: 'Garden roses, ranunculus, astrantia, eucalyptus. Thirty stems; works most of the time.',
    price: '£58',
  },
  milkJug: { name: 'Milk jug', text: 'Sweet peas, mint, cow parsley.', price: '£24' },
  kitchenTable: { name: 'Kitchen table', text: 'Late tulips and rosemary in paper.', price: '£32' },
  justLeaves: { name: 'Just leaves', text: 'For people who say no flowers.', price: '£18' },
  sundayVisit: { name: 'Sunday visit', text: 'Anemones and stocks, scent and all.', price: '£28' },
} as const;

/** Only on the bench's own page. */
export const furtherAlong = {
  heading: 'Further along the bench',
  lead: 'Things that aren’t bouquets, for people who already have a vase full.',
  items: {
    doorWreath: {
      name: 'Door wreath',
      text: 'Eucalyptus, seed heads and whatever the hedge would part with, on willow. Lasts a month on a north-facing door.',
      price: '£42',
    },
    deskJug: {
      name: 'Desk jug',
      text: 'Six stems in a jug we’d like back. £3 off the next if we get it.',
      price: '£15',
    },
    dried: {
      name: 'A dry bunch',
      text: 'Last year’s seed heads. Needs no water, forgives holidays.',
      price: '£22',
    },
  },
};

export const stems = {
  heading: 'By the stem',
  groups: [
    {
      heading: 'In the buckets',
      items: [
        { name: 'Sweet peas, a fistful', price: '£6', note: 'a fistful is Bea’s fist' },
        { name: 'Late tulips', price: '£1.20' },
        { name: 'Ranunculus', price: '£1.80' },
        { name: 'Anemones', price: '£1.50' },
        { name: 'Garden roses', price: '£3.50', note: 'scented, thorned, worth it' },
      ],
    },
    {
      heading: 'And to go with them',
      items: [
        { name: 'Eucalyptus', price: '£2' },
        { name: 'Mint, rosemary, bay', price: '£1', note: 'cook what’s left' },
        { name: 'Enamel jug, to keep', price: '£14' },
        { name: 'Jug, to borrow', price: '£3', note: 'back when you bring it back' },
        { name: 'Snips like Nell’s', price: '£19' },
      ],
    },
  ] satisfies readonly PriceGroup[],
  footnote: 'Ends, bent ones and Saturday leftovers: the bucket by the door, 50p, honesty tin.',
};

export const keeping = {
  heading: 'Keeping them going',
  lead: 'Five to eight days is usual. These are the other two.',
  items: [
    {
      question: 'What do I do first?',
      answer:
        'Cut an inch off, on a slant, with something sharper than the bread knife. Take off any leaf that would sit in water.',
    },
    {
      question: 'Do the sachets of food work?',
      answer: 'So does changing the water on day three, and it’s free. We don’t give sachets.',
    },
    {
      question: 'Where shouldn’t they stand?',
      answer:
        'By the fruit bowl: ripening fruit tells flowers their time is up. Not over a radiator, not in the sun.',
    },
    {
      question: 'The tulips are bending.',
      answer:
        'They’re still growing. Roll them in newspaper up to the neck, stand them in water overnight, and apologise.',
    },
  ] satisfies readonly FaqDetailsItem[],
};
