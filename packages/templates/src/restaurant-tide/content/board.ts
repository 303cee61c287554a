import type { Depth } from '../components/DepthLane/index.ts';
import type { DepthMenuItem, DepthMenuProps } from '../sections/DepthMenu/index.ts';
import type { LeadQuotesProps } from '@awning/ui/sections/LeadQuotes';

/** What may be caught, by the name of its drawing. */
export type Catch =
  | 'cockles'
  | 'mackerel'
  | 'squid'
  | 'spiderCrab'
  | 'lobster'
  | 'cuttlefish'
  | 'turbot'
  | 'sole';

interface Stratum extends Omit<DepthMenuProps, 'items' | 'labels' | 'tone'> {
  mark: Depth;
  tone: 'tint' | 'accent' | 'secondary' | 'deep';
  items: readonly (Omit<DepthMenuItem, 'drawing'> & { drawing: Catch })[];
}

export const answers = { landed: 'Landed', missing: 'Not landed' };

export const strata: readonly Stratum[] = [
  {
    id: 'tide-line',
    mark: { value: '0', unit: 'fathoms' },
    tone: 'tint',
    heading: 'The tide line',
    lead: 'You could get these yourself. You’d need a rake, a permit and Denzil’s knees.',
    items: [
      {
        name: 'Cockles, a pint of',
        text: 'Steamed open in Polperro cider, with the bread to mop up after.',
        price: '£8',
        state: 'landed',
        note: '05:40, Denzil, by rake',
        drawing: 'cockles',
      },
    ],
  },
  {
    id: 'five',
    mark: { value: '5', unit: 'fathoms' },
    tone: 'accent',
    heading: 'Where the light goes green',
    lead: 'Hand lines and jigs, an hour either side of dawn.',
    items: [
      {
        name: 'Mackerel',
        text: 'Whole, off the coals, gooseberries. The best fish in England and still the cheapest here.',
        price: '£13',
        state: 'landed',
        note: '06:20, Little Auk, hand line',
        drawing: 'mackerel',
      },
      {
        name: 'Squid',
        text: 'Scored, salted, two minutes. Three would be a wellington.',
        price: '£15',
        state: 'landed',
        note: '06:20, Little Auk, jig',
        drawing: 'squid',
      },
    ],
  },
  {
    id: 'ten',
    mark: { value: '10', unit: 'fathoms' },
    tone: 'secondary',
    heading: 'Pots',
    lead: 'Two hundred of them, on the rough ground off Looe Island. They go down empty and come up argued over.',
    items: [
      {
        name: 'Spider crab',
        text: 'One each, split, with a hammer and an apron. Allow an hour and no secrets.',
        price: '£19',
        state: 'landed',
        note: '07:10, Guiding Star, pots',
        drawing: 'spiderCrab',
      },
      {
        name: 'Lobster',
        text: 'When there is one it’s half, grilled, £28. There isn’t one.',
        state: 'missing',
        note: 'Walked round the pots and left',
        drawing: 'lobster',
      },
    ],
  },
  {
    id: 'thirty',
    mark: { value: '30', unit: 'fathoms' },
    tone: 'deep',
    heading: 'The bottom',
    lead: 'Where it’s dark and nothing hurries. Neither should you.',
    items: [
      {
        name: 'Turbot',
        text: 'On the bone, seaweed butter, for one with ambition or two who are friends.',
        price: '£34',
        state: 'landed',
        note: '07:10, Our Janet, trawl',
        drawing: 'turbot',
      },
      {
        name: 'Cuttlefish',
        text: 'Braised black in its own ink. Don’t wear the blouse.',
        price: '£17',
        state: 'landed',
        note: '07:10, Our Janet, trawl',
        drawing: 'cuttlefish',
      },
      {
        name: 'Lemon sole',
        text: 'Neither a lemon nor a sole. Nor here, today.',
        state: 'missing',
        note: 'Too much swell on Wednesday’s ground',
        drawing: 'sole',
      },
    ],
    terms:
      'Prices are for today and so is the fish. Tell us about allergies before you sit; the kitchen is small and the crab gets everywhere.',
  },
];

export const dryLand = {
  id: 'dry-land',
  heading: 'Dry land',
  lead: 'Always here. It doesn’t swim.',
  items: [
    { name: 'Chips', text: 'Maris Piper, twice, dripping or oil.', price: '£5' },
    { name: 'Bread and seaweed butter', text: 'Sourdough from the top of the hill.', price: '£4' },
    { name: 'Green salad', text: 'For balance, or for show.', price: '£5' },
    { name: 'Leeks on toast', text: 'For whoever came for the company.', price: '£12' },
    { name: 'Saffron bun ice cream', text: 'Yesterday’s buns, today’s cream.', price: '£7' },
    { name: 'Cornish white', text: 'Camel Valley side. By the glass; the bottle is £34.', price: '£8' },
  ],
} satisfies Omit<DepthMenuProps, 'labels'>;

export const dryMark: Depth = { value: '+1', unit: 'fathom' };

export const said = {
  heading: 'Said on the way up',
  items: [
    {
      quote: 'I asked for the lobster. They showed me the sea.',
      author: 'Pat, Liskeard',
      context: 'had the crab',
    },
    { quote: 'My father fished here forty years and never sat at the window.', author: 'Tamsin, Polperro' },
    { quote: 'Scrolled to the bottom, booked on the way. Wore the blouse.', author: 'Ines, Plymouth' },
  ],
} satisfies LeadQuotesProps;

export const saidMark: Depth = { value: '20', unit: 'fathoms' };
