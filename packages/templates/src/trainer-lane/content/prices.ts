import type { LanePricesProps } from '../sections/LanePrices/index.ts';
import type { PriceListProps } from '@awning/ui/sections/PriceList';
import type { StatsProps } from '@awning/ui/sections/Stats';

export const prices = {
  heading: 'Pick a lane',
  lead: 'The outside lane starts in front. It’s further round, so nobody’s being kind.',
  lanes: [
    { number: '5', name: 'One to one', price: '£34', note: 'An hour, any morning but Sunday' },
    { number: '6', name: 'Twelve weeks', price: '£132', note: 'Two mornings a week, one lap to twenty-two' },
    { number: '7', name: 'Drop in', price: '£7', note: 'One morning, no promises' },
    { number: '8', name: 'The first lap', price: '£0', note: '454 metres, with me beside you' },
  ],
} as const satisfies LanePricesProps;

export const terms =
  'No joining fee and no contract. The council’s gate money (£2) is in the price. Miss a week and it waits for you.';

export const extras = {
  heading: 'Round the edges',
  groups: [
    {
      heading: 'With somebody',
      items: [
        { name: 'Pairs', price: '£20', note: 'Each, for an hour. You needn’t be the same speed' },
        { name: 'A whole workplace', price: '£90', note: 'Twelve of you, before the office opens' },
        { name: 'Under eighteens', price: 'Half', note: 'With a grown-up somewhere on the grass' },
      ],
    },
    {
      heading: 'Away from the track',
      items: [
        { name: 'The shoe shop', price: '£0', note: 'I come with you and say no to the dear ones' },
        { name: 'Race day', price: '£25', note: 'I run it at your elbow and do the talking' },
        { name: 'Coming back from injury', price: '£28', note: 'With a letter from your physio, please' },
      ],
    },
  ],
  footnote: 'Card, cash or bank transfer. I no longer give change for a twenty.',
} satisfies PriceListProps;

export const noCatch = {
  label: 'What to know about paying',
  items: [
    { value: '£0', text: 'to join, and £0 to stop' },
    { value: '24', text: 'mornings in the twelve weeks: £5.50 each' },
    { value: '£44', text: 'three times over, if you’d rather not pay at once' },
    { value: '21:00', text: 'the night before: cancel by then and keep your place' },
  ],
} satisfies StatsProps;

/** The outer half of the track, where the slow ones go. */
export const laneNumbers = prices.lanes.map(({ number }) => number);

export type LaneNumber = (typeof laneNumbers)[number];
