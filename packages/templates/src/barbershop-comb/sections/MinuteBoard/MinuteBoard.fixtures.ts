import type { MinuteBoardProps } from './MinuteBoard.tsx';

export const bicycles = {
  heading: 'On the stand',
  lead: 'A tooth is five minutes. A whole comb is an hour on the stand.',
  groups: [
    {
      name: 'While you wait',
      services: [
        {
          name: 'Puncture',
          note: 'New tube and all',
          duration: { minutes: 15, text: '15 min' },
          price: '£12',
        },
        {
          name: 'Brake pads',
          note: 'One wheel, rim or disc',
          duration: { minutes: 22, text: '20-odd min' },
          price: '£18',
        },
      ],
    },
    {
      name: 'Leave it with us',
      services: [
        {
          name: 'Full service',
          note: 'Every bearing, every bolt',
          duration: { minutes: 150, text: '2½ hours' },
          price: '£95',
        },
        { name: 'Wheel built', duration: { minutes: 120, text: '2 hours' }, price: '£70' },
      ],
    },
  ],
  terms: 'Parts are extra, and shown to you first.',
  actions: [{ label: 'Book a stand', href: '/book' }],
} satisfies MinuteBoardProps;
