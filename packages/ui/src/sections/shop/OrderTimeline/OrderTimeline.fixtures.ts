import type { OrderTimelineProps } from './OrderTimeline.tsx';

export const inTheWorkshop = {
  heading: 'Where it has got to',
  headingLevel: 2,
  items: [
    {
      label: 'Ordered',
      date: { text: '3 September 2026', dateTime: '2026-09-03T10:12:00Z' },
      state: 'done',
    },
    {
      label: 'Paid',
      date: { text: '3 September 2026', dateTime: '2026-09-03T10:14:00Z' },
      state: 'done',
    },
    {
      label: 'In the workshop',
      text: 'We put your name over the door. Send us your hours and photos by answering the receipt.',
      state: 'current',
      whoseTurn: 'Your turn',
    },
    { label: 'Delivered', text: '3-5 business days after that.', state: 'upcoming' },
  ],
  labels: { done: 'Done', current: 'Now', upcoming: 'To come' },
} satisfies OrderTimelineProps;
