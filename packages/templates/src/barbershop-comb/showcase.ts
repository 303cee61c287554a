import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What is told of this template before it is bought, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A family shop with several chairs, that takes booking requests and sells vouchers.',
    notFor:
      'A shop that wants a quiet page: its own colours are loud, and the calm ones lose half of the joke.',
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
