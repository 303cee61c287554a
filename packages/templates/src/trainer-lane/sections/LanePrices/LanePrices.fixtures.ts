import type { LanePricesProps } from './LanePrices.tsx';

export const tenpin = {
  heading: 'By the lane',
  lead: 'Shoes are in the price. The socks are your own.',
  lanes: [
    { number: '1', name: 'Friday night', price: '£42', note: 'An hour, six of you, the lights off' },
    { number: '2', name: 'Weekday', price: '£24', note: 'An hour before six o’clock' },
    { number: '3', name: 'One game', price: '£6', note: 'If there is a lane free' },
  ],
  terms: 'Bumpers for anybody who asks, whatever their age.',
} satisfies LanePricesProps;

export const kegelbahn = {
  heading: 'Kegelbahnvermietungspreise',
  lead: 'Mannschaftsumkleideräume und Scherenkegelbahnbeleuchtung inbegriffen.',
  lanes: [
    {
      number: '21',
      name: 'Vereinsmeisterschaftspauschale',
      price: '€1.250,00',
      note: 'einschließlich Schiedsrichteraufwandsentschädigung',
    },
    { number: '22', name: 'Kindergeburtstag', price: '€89,50', note: 'zwei Stunden' },
  ],
} satisfies LanePricesProps;
