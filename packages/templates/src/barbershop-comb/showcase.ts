import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What is told of this template before it is bought, with its pictures. */
export const showcase = showcaseOf(
  facts,
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
