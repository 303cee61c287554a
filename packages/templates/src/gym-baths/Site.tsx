import { defineDesign } from '../design/defineDesign.tsx';
import { drawings } from './art/drawings.tsx';
import fields from './fields.json';
import { labels, plain, type Labels } from './labels.ts';
import { Classes } from './pages/Classes.tsx';
import { FindUs } from './pages/FindUs.tsx';
import { Frame } from './pages/Frame.tsx';
import { Home } from './pages/Home.tsx';
import { Memberships } from './pages/Memberships.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { partPage } from './pages/Part.tsx';
import { Questions } from './pages/Questions.tsx';
import { ThePeople } from './pages/ThePeople.tsx';
import { pages } from './pages.ts';
import { schema, type Content, type Slug } from './schema.ts';
import { theme } from './theme.css.ts';
import { palettes, typefaces } from './looks.css.ts';

/** A swimming baths with a gym in it: twelve pages, all of them tiled. */
export const design = defineDesign<Content, Labels, Slug>({
  id: 'gym-baths',
  schema,
  fields,
  pages,
  labels,
  plain,
  bodies: {
    '': Home,
    'the-pool': partPage('pool', 'the-pool'),
    'gym-floor': partPage('gymFloor', 'gym-floor'),
    classes: Classes,
    'learn-to-swim': partPage('lessons', 'learn-to-swim', { asks: 'askLesson' }),
    'steam-rooms': partPage('steam', 'steam-rooms', { tone: 'secondary' }),
    memberships: Memberships,
    'first-visit': partPage('firstVisit', 'first-visit'),
    'the-people': ThePeople,
    'the-building': partPage('building', 'the-building'),
    questions: Questions,
    'find-us': FindUs,
  },
  NotFound,
  Frame,
  drawings,
  bright: [
    'design.closing.heading',
    'design.people.last.heading',
    'design.pool.last.heading',
    'design.gymFloor.last.heading',
    'design.lessons.last.heading',
    'design.steam.last.heading',
    'design.firstVisit.last.heading',
    'design.building.last.heading',
    'design.questions.last.heading',
  ],
  theme,
  palettes,
  typefaces,
  firstAction: 'join',
  businessType: 'ExerciseGym',
});
