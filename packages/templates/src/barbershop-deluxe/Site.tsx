import { defineDesign } from '../design/defineDesign.tsx';
import { drawings } from './art/drawings.ts';
import { Glass } from './components/Glass/Glass.tsx';
import fields from './fields.json';
import { labels, plain, type Labels } from './labels.ts';
import { Book } from './pages/Book.tsx';
import { chairPage } from './pages/Chair.tsx';
import { Chairs } from './pages/Chairs.tsx';
import { Chart } from './pages/Chart.tsx';
import { FindUs } from './pages/FindUs.tsx';
import { Frame } from './pages/Frame.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Prices } from './pages/Prices.tsx';
import { Questions } from './pages/Questions.tsx';
import { Shaves } from './pages/Shaves.tsx';
import { Vouchers } from './pages/Vouchers.tsx';
import { pages } from './pages.ts';
import { schema, type Content, type Slug } from './schema.ts';
import { theme } from './theme.css.ts';
import { palettes, typefaces } from './looks.css.ts';

/** A barber's with a mirror down the middle: how they come in, and how they go out. */
export const design = defineDesign<Content, Labels, Slug>({
  id: 'barbershop-deluxe',
  schema,
  fields,
  pages,
  labels,
  plain,
  bodies: {
    '': Home,
    prices: Prices,
    'shaves-and-beards': Shaves,
    'haircut-chart': Chart,
    'the-chairs': Chairs,
    'first-chair': chairPage(0),
    'second-chair': chairPage(1),
    'third-chair': chairPage(2),
    'book-a-chair': Book,
    'gift-vouchers': Vouchers,
    questions: Questions,
    'find-us': FindUs,
  },
  NotFound,
  Frame,
  drawings,
  theme,
  mount: Glass,
  palettes,
  typefaces,
  businessType: 'HairSalon',
});
