import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What the shop tells of this template, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A small florist with a few things a week, who likes to say what they are.',
    notFor: 'A large range: each thing lies on a sheet of its own, and many sheets are much to scroll.',
    changes: [
      {
        on: '2026-11-28',
        what: 'Photographed bunches taped to sheets, prices and delivery on the first page, larger labels, and orders that add up.',
      },
      {
        on: '2026-11-26',
        what: 'Two more sets of colours, calm and night, and a second pair of letters: printed.',
      },
      { on: '2026-11-25', what: 'Where nothing is for sale this week, the website leaves that part out.' },
      { on: '2026-11-24', what: 'Photographs are taped to their sheets, clear of the words.' },
    ],
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
