import { defineDesign } from '../design/defineDesign.tsx';
import { drawings } from './art/drawings.tsx';
import { PoleFrame } from './components/PoleFrame/PoleFrame.tsx';
import fields from './fields.json';
import { labels, plain } from './labels.ts';
import { FindUs } from './pages/FindUs.tsx';
import { Frame } from './pages/Frame.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Prices } from './pages/Prices.tsx';
import { pages } from './pages.ts';
import { schema, type Content } from './schema.ts';
import { theme } from './theme.css.ts';
import { palettes, typefaces } from './looks.css.ts';

/** Barbershop Classic: a shop with a pole, a price board and a past. */
export const design = defineDesign<Content, (typeof labels)['en'], (typeof pages)[number]['slug']>({
  id: 'barbershop-classic',
  schema,
  fields,
  pages,
  labels,
  plain,
  bodies: { '': Home, prices: Prices, 'find-us': FindUs },
  NotFound,
  Frame,
  drawings,
  bright: [
    'opening.heading',
    'design.prices.heading',
    'design.invitation.heading',
    'design.visit.heading',
    'design.notFound.heading',
  ],
  mount: PoleFrame,
  theme,
  palettes,
  typefaces,
  businessType: 'HairSalon',
});
