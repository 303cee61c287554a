import { defineDesign } from '../design/defineDesign.tsx';
import { drawings } from './art/drawings.ts';
import { WallPrint } from './components/WallPrint/WallPrint.tsx';
import fields from './fields.json';
import { labels, plain, type Labels } from './labels.ts';
import { Attendants } from './pages/Attendants.tsx';
import { Frame } from './pages/Frame.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Plan } from './pages/Plan.tsx';
import { Tariff } from './pages/Tariff.tsx';
import { TheLevels } from './pages/TheLevels.tsx';
import { WayIn } from './pages/WayIn.tsx';
import { pages } from './pages.ts';
import { schema, type Content, type Slug } from './schema.ts';
import { theme } from './theme.css.ts';
import { palettes, typefaces } from './looks.css.ts';

/** A gym as a multi-storey car park: six pages, each a level of it. */
export const design = defineDesign<Content, Labels, Slug>({
  id: 'gym-concrete',
  schema,
  fields,
  pages,
  labels,
  plain,
  bodies: {
    '': Home,
    tariff: Tariff,
    'bay-plan': Plan,
    'the-levels': TheLevels,
    attendants: Attendants,
    'way-in': WayIn,
  },
  NotFound,
  Frame,
  drawings,
  bright: [
    'opening.heading',
    'design.people.heading',
    'design.visit.heading',
    'design.closing.heading',
    'design.notFound.heading',
  ],
  mount: WallPrint,
  theme,
  palettes,
  typefaces,
  firstAction: 'join',
  businessType: 'ExerciseGym',
});
