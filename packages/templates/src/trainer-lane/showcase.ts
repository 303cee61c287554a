import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What the shop tells of this template, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A running coach, or whoever teaches beginners over a number of weeks.',
    notFor: 'A room with machines: the page is a running track.',
    changes: [
      { on: '2026-11-28', what: 'The drawn runners can be left out: then the track is empty.' },
      {
        on: '2026-11-26',
        what: 'Two more sets of colours, calm and night, and a second pair of letters: fast.',
      },
      {
        on: '2026-11-25',
        what: 'The drawn coach and bus can be left out, or make room for a photograph of yours.',
      },
      { on: '2026-11-24', what: 'Photographs look as the camera at the finishing line would take them.' },
    ],
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
