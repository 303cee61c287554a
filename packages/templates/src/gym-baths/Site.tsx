import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import { defineSite, type SiteBodies, type SiteFrameProps } from '../design/defineSite.tsx';
import { footerOf } from '../format/footerOf.ts';
import { business, labels, main } from './content/business.ts';
import { head, notFoundHead } from './head.ts';
import { Classes } from './pages/Classes.tsx';
import { FindUs } from './pages/FindUs.tsx';
import { FirstVisit } from './pages/FirstVisit.tsx';
import { GymFloor } from './pages/GymFloor.tsx';
import { Home } from './pages/Home.tsx';
import { LearnToSwim } from './pages/LearnToSwim.tsx';
import { Memberships } from './pages/Memberships.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Questions } from './pages/Questions.tsx';
import { SteamRooms } from './pages/SteamRooms.tsx';
import { TheBuilding } from './pages/TheBuilding.tsx';
import { ThePeople } from './pages/ThePeople.tsx';
import { ThePool } from './pages/ThePool.tsx';
import { pages } from './pages.ts';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

type Slug = (typeof pages)[number]['slug'];

const bodies: SiteBodies<Slug> = {
  '': Home,
  'the-pool': ThePool,
  'gym-floor': GymFloor,
  classes: Classes,
  'learn-to-swim': LearnToSwim,
  'steam-rooms': SteamRooms,
  memberships: Memberships,
  'first-visit': FirstVisit,
  'the-people': ThePeople,
  'the-building': TheBuilding,
  questions: Questions,
  'find-us': FindUs,
};

function Frame({ href, links, children }: SiteFrameProps<Slug>) {
  return (
    <>
      <HeaderRow
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links: links.filter((link) => main.includes(link.slug)) }}
        action={{ label: labels.passShort, href: href('find-us') }}
        labels={{ skip: labels.skip, menu: labels.menu }}
      />
      <main id="main">{children}</main>
      <ContactFooter {...footerOf(business, { label: labels.everyPage, links })} />
    </>
  );
}

/** A swimming baths of 1908 with a gym in it: twelve pages, all of them tiled. */
export const site = defineSite({ pages, head, notFoundHead, NotFound, bodies, Frame, theme, structuredData });
