import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What is told of this template before it is bought, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A bakery, a café or a small kitchen with one address, and four photographs it is proud of.',
    notFor: 'A place without photographs: take a morning for four, or choose a design that is drawn.',
    changes: [{ on: '2026-11-28', what: 'New on the shelf.' }],
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
