import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What is told of this template before it is bought, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A barber with a dozen services, walk-ins, and a telephone that is answered.',
    notFor:
      'Taking bookings on the page: it leads to your telephone, or to the booking page you use already.',
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
