import type { PaneGridProps } from './PaneGrid.tsx';

export const aquarium = {
  heading: 'Who you’ll meet',
  lead: 'Six tanks, in the order the fish would like you to come.',
  items: [
    { name: 'Gerald', mark: 'Tank 1', text: 'A lumpsucker. Sticks to the glass and thinks about it.' },
    { name: 'The wrasse', mark: 'Tank 2', text: 'Cleaners. They’ve looked at your shoes.' },
    {
      name: 'Forty herring',
      mark: 'Tank 3',
      text: 'They go left. Then they go right.',
      note: 'Fed at noon',
      link: { label: 'Come for lunch', href: '/noon' },
    },
    { name: 'An octopus', text: 'Out. We’re looking.', tone: 'deep' },
  ],
} satisfies PaneGridProps;
