import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What the shop tells of this template, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A small place with a short menu and a counter.',
    notFor: 'A menu that guests narrow down by diet or allergen: it is read from top to bottom.',
    changes: [
      {
        on: '2026-11-28',
        what: 'Every dish says which allergens are in it, the home page shows five of them, and the form is for questions.',
      },
      {
        on: '2026-11-26',
        what: 'Two more sets of colours, calm and night, and a second pair of letters: warm.',
      },
      {
        on: '2026-11-25',
        what: 'The drawn map is shown only where you choose one; address and directions are there without it.',
      },
      { on: '2026-11-24', what: 'Photographs are served in bowls.' },
    ],
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
