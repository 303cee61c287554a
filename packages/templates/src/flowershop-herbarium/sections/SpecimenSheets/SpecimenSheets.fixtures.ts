import type { Specimen } from './SpecimenSheets.tsx';

export const cheese = {
  heading: 'What is ripe',
  lead: 'Cut while you watch. The price is the last line of the label.',
  link: { label: 'Every cheese', href: '/cheeses' },
};

const label = (name: string, commonName: string, place: string, price: string): Specimen => ({
  label: { name, commonName, lines: [place], price },
});

export const cheeses: readonly Specimen[] = [
  {
    ...label('Wensley Old Dairy', 'Hard, cow', 'Hawes. Made in May, on grass', '£3.10 for 100 g'),
    number: 'No. 4',
  },
  { ...label('Little Bede', 'Soft, ewe', 'Jarrow. Nine days old and knows it', '£6 each'), number: 'No. 11' },
  { ...label('Tyne Blue', 'Blue, goat', 'Hexham. Keep the lid on', '£3.60 for 100 g'), number: 'No. 12' },
];
