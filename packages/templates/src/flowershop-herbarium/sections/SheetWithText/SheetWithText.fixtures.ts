import type { SheetWithTextProps } from './SheetWithText.tsx';

export const clockmender = {
  heading: 'I was late for everything',
  paragraphs: [
    'So I took the kitchen clock apart to see who was right. It was.',
    'That was 1998. I have mended some four thousand since, and I own one watch.',
  ],
  links: [
    { label: '01632 960587', href: 'tel:+441632960587' },
    { label: 'bench@dunmoreclocks.example', href: 'mailto:bench@dunmoreclocks.example' },
  ],
  sheet: {
    label: {
      collection: 'Bench of P. Dunmore, Oban',
      name: 'Longcase, thirty-hour',
      commonName: 'Patrick’s first',
      lines: ['Oak, one hand', 'Gains when it rains'],
      price: 'Not for sale',
    },
    number: 'No. 1',
  },
} satisfies SheetWithTextProps;
