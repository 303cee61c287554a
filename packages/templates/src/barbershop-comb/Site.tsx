import { defineDesign } from '../design/defineDesign.tsx';
import { drawings } from './art/drawings.ts';
import { palette } from './art/palette.css.ts';
import { RecordCover } from './components/RecordCover/RecordCover.tsx';
import fields from './fields.json';
import { labels, type Labels } from './labels.ts';
import { Book } from './pages/Book.tsx';
import { Family } from './pages/Family.tsx';
import { FindUs } from './pages/FindUs.tsx';
import { Frame } from './pages/Frame.tsx';
import { Home } from './pages/Home.tsx';
import { Lengths } from './pages/Lengths.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Prices } from './pages/Prices.tsx';
import { pages } from './pages.ts';
import { schema, type Content, type Slug } from './schema.ts';
import { theme } from './theme.css.ts';
import { palettes, typefaces } from './looks.css.ts';

/** A shop of barbers and braiders: six pages, and a comb for every line. */
export const design = defineDesign<Content, Labels, Slug>({
  id: 'barbershop-comb',
  schema,
  fields,
  pages,
  labels,
  bodies: { '': Home, prices: Prices, lengths: Lengths, family: Family, book: Book, 'find-us': FindUs },
  NotFound,
  Frame,
  drawings,
  bright: [
    'opening.heading',
    'design.visit.heading',
    'design.book.heading',
    'design.closing.heading',
    'design.notFound.heading',
  ],
  mount: RecordCover,
  theme: `${theme} ${palette}`,
  palettes,
  typefaces,
  businessType: 'HairSalon',
});
