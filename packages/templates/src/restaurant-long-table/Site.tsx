import { defineDesign } from '../design/defineDesign.tsx';
import { drawings, unoffered } from './art/drawings.tsx';
import { OnAPlate } from './components/OnAPlate/OnAPlate.tsx';
import fields from './fields.json';
import { labels, plain, type Labels } from './labels.ts';
import { Allergies } from './pages/Allergies.tsx';
import { Book } from './pages/Book.tsx';
import { Bread } from './pages/Bread.tsx';
import { FindUs } from './pages/FindUs.tsx';
import { Frame } from './pages/Frame.tsx';
import { Growers } from './pages/Growers.tsx';
import { Home } from './pages/Home.tsx';
import { Kitchen } from './pages/Kitchen.tsx';
import { Lunch } from './pages/Lunch.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Questions } from './pages/Questions.tsx';
import { TheTable } from './pages/TheTable.tsx';
import { Tonight } from './pages/Tonight.tsx';
import { WholeTable } from './pages/WholeTable.tsx';
import { Wine } from './pages/Wine.tsx';
import { pages } from './pages.ts';
import { schema, type Content, type Slug } from './schema.ts';
import { theme } from './theme.css.ts';
import { palettes, typefaces } from './looks.css.ts';

/** A restaurant as one long table, laid from the top of the page to the bottom. */
export const design = defineDesign<Content, Labels, Slug>({
  id: 'restaurant-long-table',
  schema,
  fields,
  pages,
  labels,
  plain,
  bodies: {
    '': Home,
    tonight: Tonight,
    'the-table': TheTable,
    lunch: Lunch,
    wine: Wine,
    book: Book,
    'whole-table': WholeTable,
    kitchen: Kitchen,
    growers: Growers,
    bread: Bread,
    allergies: Allergies,
    questions: Questions,
    'find-us': FindUs,
  },
  NotFound,
  Frame,
  drawings,
  unoffered,
  bright: ['design.closing.heading'],
  theme,
  mount: OnAPlate,
  palettes,
  typefaces,
  businessType: 'Restaurant',
});
