import { defineDesign } from '../design/defineDesign.tsx';
import { drawings } from './art/drawings.ts';
import { Halftone } from './components/Halftone/Halftone.tsx';
import fields from './fields.json';
import { labels, type Labels } from './labels.ts';
import { About } from './pages/About.tsx';
import { Frame } from './pages/Frame.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Prices } from './pages/Prices.tsx';
import { Start } from './pages/Start.tsx';
import { TheLifts } from './pages/TheLifts.tsx';
import { Week } from './pages/Week.tsx';
import { pages } from './pages.ts';
import { schema, type Content, type Slug } from './schema.ts';
import { theme } from './theme.css.ts';
import { palettes, typefaces } from './looks.css.ts';

/** A strength coach: six pages of numbers, and not one selfie. */
export const design = defineDesign<Content, Labels, Slug>({
  id: 'trainer-volt',
  schema,
  fields,
  pages,
  labels,
  bodies: { '': Home, prices: Prices, timetable: Week, 'the-lifts': TheLifts, about: About, start: Start },
  NotFound,
  Frame,
  drawings,
  bright: ['design.closing.heading'],
  mount: Halftone,
  theme,
  palettes,
  typefaces,
  businessType: 'SportsActivityLocation',
});
