import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What is told of this template before it is bought, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor:
      'A restaurant whose menu changes with the catch, with booking requests, and allergens that guests narrow it down by.',
    notFor: 'A kitchen far from the sea: without fish and boats little of the picture is left.',
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
