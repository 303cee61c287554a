import { defineDesign } from '../design/defineDesign.tsx';
import fields from './fields.json';
import { labels } from './labels.ts';
import { FindUs } from './pages/FindUs.tsx';
import { Frame } from './pages/Frame.tsx';
import { Home } from './pages/Home.tsx';
import { Menu } from './pages/Menu.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { pages } from './pages.ts';
import { schema, type Content } from './schema.ts';
import { theme } from './theme.css.ts';
import { palettes, typefaces } from './looks.css.ts';

/** Restaurant Crumb: a sheet in one ink, and a day told by its hours. */
export const design = defineDesign<Content, (typeof labels)['en'], (typeof pages)[number]['slug']>({
  id: 'restaurant-crumb',
  schema,
  fields,
  pages,
  labels,
  bodies: { '': Home, menu: Menu, 'find-us': FindUs },
  NotFound,
  Frame,
  drawings: {},
  theme,
  palettes,
  typefaces,
  businessType: 'Restaurant',
});
