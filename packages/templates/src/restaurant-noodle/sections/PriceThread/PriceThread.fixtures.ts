import type { PriceThreadProps } from './PriceThread.tsx';

export const woolShop = {
  heading: 'By the ball',
  lead: 'Fifty grams each. The metres are how far it goes.',
  items: [
    { name: 'Cheviot', mark: '95 m', text: 'For socks that outlive their shoes.', price: '£6.20' },
    { name: 'Shetland', mark: '110 m', text: 'Eleven colours, all of them weather.', price: '£7' },
    { name: 'Merino', mark: '125 m', text: 'For people who say wool itches.', price: '£8.50' },
  ],
  terms: 'Bring back what you don’t use, with the band on.',
} satisfies PriceThreadProps;

export const seilerei = {
  heading: 'Meterware',
  items: [
    {
      name: 'Sicherheitskletterseilverlängerung',
      mark: 'Polyamidkernmantelgeflecht',
      text: 'Höchstzugkraftgeprüft nach Arbeitsschutzbestimmung.',
      price: '€1.249,90',
    },
    { name: 'Hanfseil', price: '€2,10' },
  ],
} satisfies PriceThreadProps;
