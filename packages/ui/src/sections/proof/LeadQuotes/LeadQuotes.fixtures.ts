import type { LeadQuotesProps } from './LeadQuotes.tsx';

export const riders = {
  heading: 'Said at the counter',
  items: [
    { quote: 'It has never been this quiet.', author: 'Moira D.', context: 'commutes from Portobello' },
    {
      quote: 'They showed me how to fix it myself, then charged me for the patch.',
      author: 'Yusuf K.',
      context: 'first bicycle',
    },
    {
      quote: 'My late husband’s tandem, back on the road, with one saddle and a dog basket.',
      author: 'Elspeth R.',
    },
  ],
} satisfies LeadQuotesProps;
