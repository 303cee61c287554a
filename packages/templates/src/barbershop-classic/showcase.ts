import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What the shop tells of this template, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A barber with a dozen services, walk-ins, and a telephone that is answered.',
    notFor:
      'Taking bookings on the page: it leads to your telephone, or to the booking page you use already.',
    changes: [
      {
        on: '2026-11-26',
        what: 'Two more sets of colours, calm and night, and a second pair of letters: narrow.',
      },
      { on: '2026-11-25', what: 'Without prices in it, the website leaves out the board for them.' },
      { on: '2026-11-24', what: 'Photographs are framed in the stripes of the pole.' },
    ],
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
