import { defineDesign } from '../design/defineDesign.tsx';
import { drawings } from './art/drawings.ts';
import { HungPhoto } from './components/HungPhoto/HungPhoto.tsx';
import fields from './fields.json';
import { labels, type Labels } from './labels.ts';
import { Begin } from './pages/Begin.tsx';
import { Classes } from './pages/Classes.tsx';
import { Exercises } from './pages/Exercises.tsx';
import { Frame } from './pages/Frame.tsx';
import { Home } from './pages/Home.tsx';
import { Method } from './pages/Method.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { People } from './pages/People.tsx';
import { Prices } from './pages/Prices.tsx';
import { Questions } from './pages/Questions.tsx';
import { reasonPage } from './pages/Reason.tsx';
import { pages } from './pages.ts';
import { schema, type Content, type Slug } from './schema.ts';
import { theme } from './theme.css.ts';
import { palettes, typefaces } from './looks.css.ts';

/** Twelve pages that hang from one wire. */
export const design = defineDesign<Content, Labels, Slug>({
  id: 'trainer-poise',
  schema,
  fields,
  pages,
  labels,
  bodies: {
    '': Home,
    method: Method,
    'first-reason': reasonPage(0),
    'second-reason': reasonPage(1),
    'third-reason': reasonPage(2),
    'fourth-reason': reasonPage(3),
    classes: Classes,
    prices: Prices,
    people: People,
    exercises: Exercises,
    questions: Questions,
    begin: Begin,
  },
  NotFound,
  Frame,
  drawings,
  bright: ['design.signOff'],
  mount: HungPhoto,
  theme,
  palettes,
  typefaces,
  businessType: 'SportsActivityLocation',
});
