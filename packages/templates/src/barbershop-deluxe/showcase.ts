import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What the shop tells of this template, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor:
      'A shop that people travel to, with a page for each of its barbers, booking requests and vouchers.',
    notFor: 'One chair and a short price list: most of its twelve pages would have little to say.',
    changes: [
      {
        on: '2026-11-28',
        what: 'The mirror stands on the first page alone: every other page opens on one ground, and every face is in the light.',
      },
      {
        on: '2026-11-27',
        what: 'Before and after to wipe, other branches with their own hours, news, and a way to the site in another language.',
      },
      {
        on: '2026-11-26',
        what: 'Two more sets of colours, calm and night, and a second pair of letters: geometric.',
      },
      { on: '2026-11-25', what: 'A barber of whom there is no more than a name gets no empty page.' },
      { on: '2026-11-24', what: 'Visitors can ask for a time and choose a voucher.' },
    ],
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
