import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What the shop tells of this template, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A bouldering hall, or a small gym whose visitors come for the first time.',
    notFor: 'A week of classes: it has no timetable.',
    changes: [
      {
        on: '2026-11-26',
        what: 'Two more sets of colours, calm and night, and a second pair of letters: narrow.',
      },
      { on: '2026-11-25', what: 'Without prices in it, the website leaves out the place for them.' },
      { on: '2026-11-24', what: 'Photographs are bolted to the wall like holds.' },
    ],
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
