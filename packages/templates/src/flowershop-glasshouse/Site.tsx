import { defineDesign } from '../design/defineDesign.tsx';
import { drawings } from './art/drawings.ts';
import { OldGlass } from './components/OldGlass/OldGlass.tsx';
import fields from './fields.json';
import { labels, plain, type Labels } from './labels.ts';
import { Frame } from './pages/Frame.tsx';
import { Gardeners } from './pages/Gardeners.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { pricedPage } from './pages/Priced.tsx';
import { Questions } from './pages/Questions.tsx';
import { roomPage } from './pages/Room.tsx';
import { Visit } from './pages/Visit.tsx';
import { Vouchers } from './pages/Vouchers.tsx';
import { pages } from './pages.ts';
import { schema, type Content, type Slug } from './schema.ts';
import { theme } from './theme.css.ts';
import { palettes, typefaces } from './looks.css.ts';

/** A florist's behind glass: rooms by their climate, iron bars and very large leaves. */
export const design = defineDesign<Content, Labels, Slug>({
  id: 'flowershop-glasshouse',
  schema,
  fields,
  pages,
  labels,
  plain,
  bodies: {
    '': Home,
    'first-room': roomPage(0),
    'second-room': roomPage(1),
    'third-room': roomPage(2),
    'fourth-room': roomPage(3),
    'cut-flowers': pricedPage({ part: 'cut', slug: 'cut-flowers', tone: 'tint' }),
    weddings: pricedPage({ part: 'weddings', slug: 'weddings', tone: 'secondary' }),
    'plant-hospital': pricedPage({
      part: 'hospital',
      slug: 'plant-hospital',
      tone: 'raised',
      notesFirst: true,
    }),
    'gift-vouchers': Vouchers,
    gardeners: Gardeners,
    questions: Questions,
    visit: Visit,
  },
  NotFound,
  Frame,
  drawings,
  bright: ['design.hurry.heading'],
  theme,
  mount: OldGlass,
  palettes,
  typefaces,
  firstAction: 'order',
  businessType: 'Florist',
});
