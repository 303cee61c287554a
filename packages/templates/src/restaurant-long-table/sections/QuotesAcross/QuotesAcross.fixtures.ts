import type { QuotesAcrossProps } from './QuotesAcross.tsx';

/** What is said in a ferry's saloon. */
export const ferry = {
  heading: 'Said over the rail',
  items: [
    {
      quote: 'I only got on to get out of the rain. I live in Dunoon now.',
      author: 'Pat',
      context: 'the 9.40',
    },
    { quote: 'Best roll and sausage between two piers.', author: 'Gordon M.' },
    { quote: 'She waited for me. A ferry. Waited.', author: 'Isla', context: 'aged eight' },
  ],
} satisfies QuotesAcrossProps;

export const faehre = {
  heading: 'Fahrgastbefragungsergebnisse',
  items: [
    {
      quote: 'Donaudampfschifffahrtsgesellschaftskapitänsfreundlichkeit!',
      author: 'Frau Oberstudiendirektorin Knöpfelmacher',
      context: 'Sonntagsausflugsfahrt',
    },
  ],
} satisfies QuotesAcrossProps;
