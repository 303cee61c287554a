import { showcaseOf } from '../design/showcaseOf.ts';
import facts from './showcase.json';

/** What is told of this template before it is bought, with its pictures. */
export const showcase = showcaseOf(
  {
    ...facts,
    goodFor: 'A small place with a short menu and a counter.',
    notFor: 'A menu that guests narrow down by diet or allergen: it is read from top to bottom.',
  },
  import.meta.glob<string>('./shots/*/*.avif', { eager: true, query: '?url', import: 'default' }),
);
