import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What the shop tells of this template, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A strength gym with several floors or rooms, and classes by the week.',
    notFor: 'A studio of one room: it is built of levels.',
    changes: [
      { on: '2026-11-28', what: 'The ticket machine can be left out.' },
      {
        on: '2026-11-26',
        what: 'Two more sets of colours, calm and night, and a second pair of letters: narrow.',
      },
      { on: '2026-11-25', what: 'Levels that hold nothing are left out.' },
      {
        on: '2026-11-24',
        what: 'Visitors can narrow down the week of classes, and your pictures run along a wall under the first screen.',
      },
    ],
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
