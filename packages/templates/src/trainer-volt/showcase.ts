import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What the shop tells of this template, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A coach of strength who sells by results and a free first session.',
    notFor: 'Gentle movement, or people whom big black numbers put off.',
    changes: [
      {
        on: '2026-11-26',
        what: 'Two more sets of colours, calm and day, and a second pair of letters: fast.',
      },
      {
        on: '2026-11-25',
        what: 'Without prices, a week or a story in it, the website leaves those parts out.',
      },
      {
        on: '2026-11-24',
        what: 'Visitors can ask for a time and choose a voucher, and photographs are printed in dots.',
      },
    ],
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
