import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What is told of this template before it is bought, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A coach of balance or mobility whose people want to read before they come.',
    notFor: 'Whoever sells loudly: it is quiet, and there is much to read.',
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
