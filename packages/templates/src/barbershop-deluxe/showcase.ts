import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What is told of this template before it is bought, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor:
      'A shop that people travel to, with a page for each of its barbers, booking requests and vouchers.',
    notFor: 'One chair and a short price list: most of its twelve pages would have little to say.',
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
