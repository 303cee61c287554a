import { defineDesign } from '../design/defineDesign.tsx';
import { drawings } from './art/drawings.ts';
import { HoldShape } from './components/HoldShape/HoldShape.tsx';
import fields from './fields.json';
import { labels, type Labels } from './labels.ts';
import { FirstTime } from './pages/FirstTime.tsx';
import { Frame } from './pages/Frame.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Prices } from './pages/Prices.tsx';
import { pages } from './pages.ts';
import { schema, type Content, type Slug } from './schema.ts';
import { theme } from './theme.css.ts';
import { palettes, typefaces } from './looks.css.ts';

/** A climbing hall: three pages of wall, and one way down. */
export const design = defineDesign<Content, Labels, Slug>({
  id: 'gym-boulder',
  schema,
  fields,
  pages,
  labels,
  bodies: { '': Home, prices: Prices, 'first-time': FirstTime },
  NotFound,
  Frame,
  drawings,
  bright: ['opening.heading', 'design.landing.heading', 'design.notFound.heading'],
  mount: HoldShape,
  theme,
  palettes,
  typefaces,
  firstAction: 'join',
  businessType: 'ExerciseGym',
});
