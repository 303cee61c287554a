import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What the shop tells of this template, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A shop of plants and flowers that takes orders, sells vouchers and does weddings.',
    notFor: 'A stall with a few buckets a week: it wants a range that can be sorted.',
    changes: [
      {
        on: '2026-11-28',
        what: 'Flowers photographed behind the panes, bunches and weddings priced on the first page, and figures on the line.',
      },
      {
        on: '2026-11-27',
        what: 'Before and after to wipe, other branches with their own hours, news, and a way to the site in another language.',
      },
      {
        on: '2026-11-26',
        what: 'Two more sets of colours, calm and night, and a second pair of letters: warm.',
      },
      {
        on: '2026-11-25',
        what: 'Rooms, goods and people that you do not have are left out, and no menu leads to them.',
      },
      {
        on: '2026-11-24',
        what: 'Visitors can order and choose a voucher; hours, telephone and map stand on the first page.',
      },
    ],
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
