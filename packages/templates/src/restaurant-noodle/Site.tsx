import { defineDesign } from '../design/defineDesign.tsx';
import { drawings } from './art/drawings.ts';
import { BowlRim } from './components/BowlRim/BowlRim.tsx';
import fields from './fields.json';
import { labels, plain, type Labels } from './labels.ts';
import { FindUs } from './pages/FindUs.tsx';
import { Frame } from './pages/Frame.tsx';
import { Home } from './pages/Home.tsx';
import { Menu } from './pages/Menu.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { pages } from './pages.ts';
import { schema, type Content, type Slug } from './schema.ts';
import { theme } from './theme.css.ts';
import { palettes, typefaces } from './looks.css.ts';

/** A noodle counter: three pages, and one noodle through all of them. */
export const design = defineDesign<Content, Labels, Slug>({
  id: 'restaurant-noodle',
  schema,
  fields,
  pages,
  labels,
  plain,
  bodies: { '': Home, menu: Menu, 'find-us': FindUs },
  NotFound,
  Frame,
  drawings,
  mount: BowlRim,
  theme,
  palettes,
  typefaces,
  businessType: 'Restaurant',
});
