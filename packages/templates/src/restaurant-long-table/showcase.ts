import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What the shop tells of this template, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A restaurant with a set menu, sittings, and one or two long tables.',
    notFor: 'A long list of dishes, or tables at any time of the evening.',
    changes: [
      {
        on: '2026-11-28',
        what: 'Sunday’s dishes and the bread counter are photographed, each round on its plate.',
      },
      {
        on: '2026-11-27',
        what: 'Other branches, before and after to wipe, vouchers, news, and a way to the site in another language.',
      },
      {
        on: '2026-11-26',
        what: 'Two more sets of colours, calm and night, and a second pair of letters: warm.',
      },
      { on: '2026-11-25', what: 'Pages with nothing on them are left out.' },
      { on: '2026-11-24', what: 'The first page shows what is eaten and what it comes to.' },
    ],
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
