import type { PriceListProps } from './PriceList.tsx';

export const workshop = {
  heading: 'What it costs',
  groups: [
    {
      heading: 'While you wait',
      items: [
        { name: 'Puncture', price: '£9', note: 'Tube included' },
        { name: 'Brake cable', price: '£12' },
        { name: 'Chain', price: '£24', note: 'Fitted and oiled' },
      ],
    },
    {
      heading: 'Leave it with us',
      items: [
        { name: 'Safety check', price: '£30', note: 'We write down what we find' },
        { name: 'Full service', price: '£75', note: 'Everything off, cleaned, and on again' },
      ],
    },
  ],
} satisfies PriceListProps;

export const winter = {
  name: 'Winter coat',
  note: 'Service, mudguards, lights and a hot drink',
  price: '£119',
};
