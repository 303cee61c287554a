import type { PriceListProps } from '@awning/ui/sections/PriceList';

const sizes = (glass: string, carafe: string, bottle: string) => [
  { size: 'glass', price: glass },
  { size: 'carafe', price: carafe },
  { size: 'bottle', price: bottle },
];

export const wine = {
  heading: 'Six wines, from above',
  lead: 'All in tumblers, because stems and elbows don’t mix. A carafe is half a litre, or one conversation.',
  wines: {
    red: {
      name: 'The red',
      text: 'Nero d’Avola from Rosa’s cousin Salvo. The one you want.',
      price: sizes('£6', '£17', '£25'),
    },
    white: {
      name: 'The white',
      text: 'Grillo, cold, salty, made within sight of the sea and a cement works.',
      price: sizes('£6', '£16', '£24'),
    },
    dark: {
      name: 'The other red',
      text: 'From up the volcano. Thin, stern, improves when ignored, like Alan.',
      price: sizes('£8', '£23', '£34'),
    },
    amber: {
      name: 'The orange one',
      text: 'Skins left in. Tastes of tea and apricots. Half the table will say “ooh” and half won’t.',
      price: sizes('£8', '£22', '£33'),
    },
    pink: {
      name: 'The pink',
      text: 'Arrives in May, gone by the regatta. We don’t order more. It’s the not having it that’s nice.',
      price: sizes('£7', '£18', '£27'),
    },
    water: {
      name: 'Water',
      text: 'Tap. Northumbrian. People have asked for the label.',
      price: 'Nothing',
    },
  },
  note: 'Salvo’s wine has sulphites in it and so does Salvo.',
};

export const others = {
  heading: 'Not wine',
  groups: [
    {
      heading: 'Before',
      items: [
        { name: 'Vermouth, orange, ice', price: '£6', note: 'or without the vermouth, £3' },
        { name: 'Beer from Seaton Sluice', price: '£5', note: 'the pint, or most of one' },
        { name: 'Lemons, squeezed', price: '£3', note: 'with fizz, or flat and honest' },
      ],
    },
    {
      heading: 'After',
      items: [
        { name: 'Coffee', price: 'in', note: 'from a pot older than Nina' },
        { name: 'Marsala', price: '£5', note: 'a thimble, a large one' },
        { name: 'Salvo’s digestivo', price: '£4', note: 'green; we don’t ask' },
      ],
    },
  ],
  footnote: 'Bring your own on a Wednesday: £8 a bottle, and Alan gets a taste.',
} satisfies PriceListProps;
