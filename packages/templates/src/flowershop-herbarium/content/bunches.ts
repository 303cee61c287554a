import type { PriceListProps } from '@awning/ui/sections/PriceList';

export const bunches = {
  heading: 'By the bunch',
  groups: [
    {
      heading: 'Tied, from what’s on the step',
      items: [
        { name: 'Jam jar', price: '£14', note: 'Nine stems and a bit of fern' },
        { name: 'Kitchen table', price: '£26', note: 'Twenty stems, two of them surprising' },
        { name: 'Landing', price: '£38', note: 'For people with stairs' },
        { name: 'Both arms', price: '£55', note: 'You’ll need the door held' },
      ],
    },
    {
      heading: 'Taken there',
      items: [
        { name: 'On foot, RG1', price: '£3', note: 'Mina’s nephew. He’s quick' },
        { name: 'By van, RG2 to RG6', price: '£7', note: 'Before one if ordered by ten' },
        { name: 'The sheet as well', price: '£18', note: 'One pressed stem, mounted, with its label' },
      ],
    },
  ],
  footnote: 'Labels are typed while you wait. Spelling of the Latin is guaranteed; of your aunt, less so.',
} satisfies PriceListProps;
