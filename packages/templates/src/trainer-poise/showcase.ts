import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What the shop tells of this template, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A coach of balance or mobility whose people want to read before they come.',
    notFor: 'Whoever sells loudly: it is quiet, and there is much to read.',
    changes: [
      {
        on: '2026-11-27',
        what: 'A week narrowed down to a kind of class, other branches, vouchers, news, and a way to the site in another language.',
      },
      {
        on: '2026-11-26',
        what: 'Two more sets of colours, calm and night, a second pair of letters, and on the first page when the door is open.',
      },
      { on: '2026-11-25', what: 'Prices stand in a table beside the beam that weighs them.' },
    ],
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
