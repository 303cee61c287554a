import { defineDesign } from '../design/defineDesign.tsx';
import { drawings } from './art/drawings.ts';
import { PhotoFinish } from './components/PhotoFinish/PhotoFinish.tsx';
import fields from './fields.json';
import { labels, type Labels } from './labels.ts';
import { Frame } from './pages/Frame.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Prices } from './pages/Prices.tsx';
import { Start } from './pages/Start.tsx';
import { pages } from './pages.ts';
import { schema, type Content, type Slug } from './schema.ts';
import { theme } from './theme.css.ts';
import { palettes, typefaces } from './looks.css.ts';

/** A coach on a running track: three pages, seen from above. */
export const design = defineDesign<Content, Labels, Slug>({
  id: 'trainer-lane',
  schema,
  fields,
  pages,
  labels,
  bodies: { '': Home, prices: Prices, start: Start },
  NotFound,
  Frame,
  drawings,
  bright: ['opening.heading', 'design.closing.heading', 'design.start.heading', 'design.notFound.heading'],
  mount: PhotoFinish,
  theme,
  palettes,
  typefaces,
  businessType: 'SportsActivityLocation',
});
