import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What the shop tells of this template, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A swimming baths, or a gym with a pool, with lessons and classes by the week.',
    notFor: 'A gym without water: its pictures and its tiles are those of a bath.',
    changes: [
      {
        on: '2026-11-27',
        what: 'A day and time to ask for, a week to narrow down, branches, before and after, vouchers, news, and another language.',
      },
      {
        on: '2026-11-26',
        what: 'Two more sets of colours, calm and night, and a second pair of letters: warm.',
      },
      { on: '2026-11-25', what: 'Headings and prices are set in letters that are easier to read.' },
    ],
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
