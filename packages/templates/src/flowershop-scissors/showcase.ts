import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What the shop tells of this template, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A florist who sells by the season, takes orders for a day and brings them.',
    notFor: 'A shop that takes no orders: much of it leads to the order form.',
    changes: [
      {
        on: '2026-11-28',
        what: 'Pages for the week and for the big days open with words and a picture of their own.',
      },
      {
        on: '2026-11-26',
        what: 'Two more sets of colours, calm and night, and a second pair of letters: elegant.',
      },
      {
        on: '2026-11-24',
        what: 'Visitors can order for a day, and a photograph is cut like the paper around it.',
      },
    ],
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
