import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import { defineSite, type SiteBodies, type SiteFrameProps } from '../design/defineSite.tsx';
import { footerOf } from '../format/footerOf.ts';
import { business, labels } from './content/business.ts';
import { head, notFoundHead } from './head.ts';
import { AtHome } from './pages/AtHome.tsx';
import { Begin } from './pages/Begin.tsx';
import { Classes } from './pages/Classes.tsx';
import { Coach } from './pages/Coach.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { AfterABaby, AfterAnInjury, Balance, DeskPeople, OverSixty } from './pages/People.tsx';
import { Prices } from './pages/Prices.tsx';
import { Questions } from './pages/Questions.tsx';
import { pages } from './pages.ts';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

type Slug = (typeof pages)[number]['slug'];

const bodies: SiteBodies<Slug> = {
  '': Home,
  balance: Balance,
  'over-sixty': OverSixty,
  'after-an-injury': AfterAnInjury,
  'after-a-baby': AfterABaby,
  'desk-people': DeskPeople,
  classes: Classes,
  prices: Prices,
  'the-coach': Coach,
  'ten-minutes-at-home': AtHome,
  questions: Questions,
  begin: Begin,
};

/** At the top stand what people come to look up; who it is for is said on the way. */
const atTheTop: readonly Slug[] = [
  'balance',
  'classes',
  'prices',
  'the-coach',
  'ten-minutes-at-home',
  'questions',
];

function Frame({ href, links, children }: SiteFrameProps<Slug>) {
  return (
    <>
      <HeaderRow
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links: links.filter((link) => atTheTop.includes(link.slug)) }}
        action={{ label: labels.begin, href: href('begin'), loud: true }}
        labels={{ skip: labels.skip, menu: labels.menu }}
        tone="plain"
      />
      <main id="main">{children}</main>
      <ContactFooter
        {...footerOf(business, { label: labels.everyPage, links })}
        name={business.lastWord}
        tone="secondary"
      />
    </>
  );
}

/** A balance coach in an old Sunday school: twelve pages that hang from one wire. */
export const site = defineSite({ pages, head, notFoundHead, NotFound, bodies, Frame, theme, structuredData });
