import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What the shop tells of this template, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor:
      'A restaurant whose menu changes with the catch, with booking requests, and allergens that guests narrow it down by.',
    notFor: 'A kitchen far from the sea: without fish and boats little of the picture is left.',
    changes: [
      {
        on: '2026-11-26',
        what: 'Two more sets of colours, calm and night, and a second pair of letters: warm.',
      },
      {
        on: '2026-11-25',
        what: 'The boat, the harbour and the sea bed can be left out or make room for pictures of yours.',
      },
      {
        on: '2026-11-24',
        what: 'Visitors can ask for a table and narrow the menu down by what is in each dish.',
      },
    ],
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
