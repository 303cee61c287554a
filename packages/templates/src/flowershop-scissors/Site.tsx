import { defineDesign } from '../design/defineDesign.tsx';
import { drawings } from './art/drawings.tsx';
import { CutPhoto } from './components/CutPhoto/CutPhoto.tsx';
import fields from './fields.json';
import { labels, plain, type Labels } from './labels.ts';
import { BigDays } from './pages/BigDays.tsx';
import { Frame } from './pages/Frame.tsx';
import { Home } from './pages/Home.tsx';
import { InSeason } from './pages/InSeason.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Order } from './pages/Order.tsx';
import { ThisWeek } from './pages/ThisWeek.tsx';
import { Visit } from './pages/Visit.tsx';
import { pages } from './pages.ts';
import { schema, type Content, type Slug } from './schema.ts';
import { theme } from './theme.css.ts';
import { palettes, typefaces } from './looks.css.ts';

/** A florist with a garden: six pages cut from coloured paper. */
export const design = defineDesign<Content, Labels, Slug>({
  id: 'flowershop-scissors',
  schema,
  fields,
  pages,
  labels,
  plain,
  bodies: {
    '': Home,
    'this-week': ThisWeek,
    visit: Visit,
    'in-season': InSeason,
    'big-days': BigDays,
    order: Order,
  },
  NotFound,
  Frame,
  drawings,
  bright: [
    'opening.heading',
    'design.week.heading',
    'design.bigDays.heading',
    'design.visit.heading',
    'design.order.heading',
    'design.notFound.heading',
  ],
  mount: CutPhoto,
  theme,
  palettes,
  typefaces,
  firstAction: 'order',
  businessType: 'Florist',
});
