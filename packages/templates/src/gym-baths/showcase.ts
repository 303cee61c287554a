import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What is told of this template before it is bought, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A swimming baths, or a gym with a pool, with lessons and classes by the week.',
    notFor: 'A gym without water: its pictures and its tiles are those of a bath.',
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
