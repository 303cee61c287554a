import { Page } from '@awning/ui/primitives';
import { SiteFooter } from '@awning/ui/sections/SiteFooter';
import { SiteHeader } from '@awning/ui/sections/SiteHeader';
import type { ComponentType } from 'react';
import type { SitePageProps, TemplateSite } from '../site.ts';
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

const bodies: Record<Slug, ComponentType<Pick<SitePageProps, 'href'>>> = {
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

const isPage = (slug: string): slug is Slug => slug in bodies;

function SitePage({ slug, href }: SitePageProps) {
  const Body = isPage(slug) ? bodies[slug] : NotFound;
  const links = pages.map((page) => ({
    slug: page.slug,
    label: page.name,
    href: href(page.slug),
    current: page.slug === slug,
  }));

  return (
    <Page theme={theme}>
      <SiteHeader
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links: links.filter((link) => main.includes(link.slug)) }}
        action={{ label: labels.passShort, href: href('find-us') }}
        labels={{ skip: labels.skip, menu: labels.menu }}
      />
      <main id="main">
        <Body href={href} />
      </main>
      <SiteFooter
        name={business.name}
        nav={{ label: labels.everyPage, links }}
        contact={[
          { text: `${business.street}, ${business.town} ${business.postcode}` },
          { text: business.telephone, href: business.telephoneHref },
          { text: business.mail, href: `mailto:${business.mail}` },
        ]}
        smallPrint={business.smallPrint}
      />
    </Page>
  );
}

/** A swimming baths of 1908 with a gym in it: twelve pages, all of them tiled. */
export const site: TemplateSite = {
  language: 'en-GB',
  pages: pages.map((page) => ({ ...page, ...head[page.slug] })),
  notFound: notFoundHead,
  theme,
  Page: SitePage,
  structuredData,
};
