import { defineDesign } from '../design/defineDesign.tsx';
import { drawings } from './art/drawings.ts';
import { Porthole } from './components/Porthole/Porthole.tsx';
import fields from './fields.json';
import { labels, plain, type Labels } from './labels.ts';
import { Board } from './pages/Board.tsx';
import { Boats } from './pages/Boats.tsx';
import { Book } from './pages/Book.tsx';
import { FindUs } from './pages/FindUs.tsx';
import { Frame } from './pages/Frame.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Tides } from './pages/Tides.tsx';
import { pages } from './pages.ts';
import { schema, type Content, type Slug } from './schema.ts';
import { theme } from './theme.css.ts';
import { palettes, typefaces } from './looks.css.ts';

/** A restaurant by the water: six pages, each of which begins in the sky and ends on the sea bed. */
export const design = defineDesign<Content, Labels, Slug>({
  id: 'restaurant-tide',
  schema,
  fields,
  pages,
  labels,
  plain,
  bodies: { '': Home, board: Board, boats: Boats, tides: Tides, book: Book, 'find-us': FindUs },
  NotFound,
  // The answer stands above the water, as every heading does.
  Answer: () => undefined,
  Frame,
  drawings,
  bright: ['design.lost.heading'],
  mount: Porthole,
  theme,
  palettes,
  typefaces,
  businessType: 'Restaurant',
});
