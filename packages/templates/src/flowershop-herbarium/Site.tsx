import { defineDesign } from '../design/defineDesign.tsx';
import { drawings } from './art/drawings.ts';
import { TapedPrint } from './components/TapedPrint/TapedPrint.tsx';
import fields from './fields.json';
import { labels, type Labels } from './labels.ts';
import { Frame } from './pages/Frame.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Visit } from './pages/Visit.tsx';
import { WeekPage } from './pages/WeekPage.tsx';
import { pages } from './pages.ts';
import { schema, type Content, type Slug } from './schema.ts';
import { theme } from './theme.css.ts';
import { palettes, typefaces } from './looks.css.ts';

/** A florist who presses one of everything: a cabinet of drawers, and a label for each stem. */
export const design = defineDesign<Content, Labels, Slug>({
  id: 'flowershop-herbarium',
  schema,
  fields,
  pages,
  labels,
  bodies: { '': Home, 'this-week': WeekPage, visit: Visit },
  NotFound,
  Frame,
  drawings,
  mount: TapedPrint,
  theme,
  palettes,
  typefaces,
  firstAction: 'order',
  businessType: 'Florist',
});
