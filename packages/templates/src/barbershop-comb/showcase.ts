import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What the shop tells of this template, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A family shop with several chairs, that takes booking requests and sells vouchers.',
    notFor:
      'A shop that wants a quiet page: its own colours are loud, and the calm ones lose half of the joke.',
    changes: [
      {
        on: '2026-11-28',
        what: 'A wall of cuts on the first page, and a quieter comb; the one beside the last words can be left out.',
      },
      {
        on: '2026-11-26',
        what: 'Two more sets of colours, calm and night, and a second pair of letters: soft.',
      },
      {
        on: '2026-11-25',
        what: 'Without prices, or a family to tell of, the website leaves those parts out.',
      },
      { on: '2026-11-24', what: 'Visitors can ask for a time and choose a voucher.' },
    ],
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
