import type { PaneListProps } from './PaneList.tsx';

export const fishmonger = {
  heading: 'On ice today',
  lead: 'By how you’re going to cook it, because that’s what you’ll ask.',
  groups: [
    {
      name: 'In a pan',
      text: 'Skin down, and leave it alone.',
      items: [
        { name: 'Mackerel', text: 'Two to a person. Mustard.', price: '£6' },
        { name: 'Gurnard', text: 'Better than it looks.', price: '£9' },
      ],
    },
    { name: 'In the oven', items: [{ name: 'A whole bream', price: '£14' }] },
    { name: 'Not at all', items: [{ name: 'Oysters, six', text: 'We open them.', price: '£15' }] },
  ],
} satisfies PaneListProps;
