import type { ClimateStripProps } from './ClimateStrip.tsx';

export const bathHouse = {
  heading: 'Three rooms, one towel',
  lead: 'Left to right. Nobody has ever managed it right to left.',
  rooms: [
    {
      name: 'The plunge',
      href: '/plunge',
      climate: { from: 5, to: 9, temperature: '9 °C', humidity: 'Wet' },
      text: 'Thirty seconds. Count quickly.',
      tone: 'tint',
    },
    {
      name: 'The bench',
      href: '/bench',
      climate: { from: 19, to: 21, temperature: '20 °C', humidity: '50% damp' },
      text: 'For getting your breath and your glasses.',
      tone: 'deep',
    },
    {
      name: 'The steam',
      href: '/steam',
      climate: { from: 36, to: 40, temperature: '40 °C', humidity: '100% damp' },
      text: 'You may meet the mayor. You won’t know.',
      tone: 'accent',
    },
  ],
} satisfies ClimateStripProps;
