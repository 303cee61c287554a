import { Page } from '@awning/ui/primitives';
import { SiteFooter } from '@awning/ui/sections/SiteFooter';
import { SiteHeader } from '@awning/ui/sections/SiteHeader';
import type { ComponentType } from 'react';
import type { SitePageProps, TemplateSite } from '../site.ts';
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

const bodies: Record<Slug, ComponentType<Pick<SitePageProps, 'href'>>> = {
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

const isPage = (slug: string): slug is Slug => slug in bodies;

/** At the top stand what people come to look up; who it is for is said on the way. */
const atTheTop: readonly Slug[] = [
  'balance',
  'classes',
  'prices',
  'the-coach',
  'ten-minutes-at-home',
  'questions',
];

function SitePage({ slug, href }: SitePageProps) {
  const Body = isPage(slug) ? bodies[slug] : NotFound;
  const wayTo = (page: (typeof pages)[number]) => ({
    label: page.name,
    href: href(page.slug),
    current: page.slug === slug,
  });

  return (
    <Page theme={theme}>
      <SiteHeader
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links: pages.filter((page) => atTheTop.includes(page.slug)).map(wayTo) }}
        action={{ label: labels.begin, href: href('begin'), loud: true }}
        labels={{ skip: labels.skip, menu: labels.menu }}
        tone="plain"
      />
      <main id="main">
        <Body href={href} />
      </main>
      <SiteFooter
        name={business.lastWord}
        nav={{ label: labels.everyPage, links: pages.map(wayTo) }}
        contact={[
          { text: `${business.street}, ${business.town} ${business.postcode}` },
          { text: business.telephone, href: business.telephoneHref },
          { text: business.mail, href: `mailto:${business.mail}` },
        ]}
        smallPrint={business.smallPrint}
        tone="secondary"
      />
    </Page>
  );
}

/** A balance coach in an old Sunday school: twelve pages that hang from one wire. */
export const site: TemplateSite = {
  language: 'en-GB',
  pages: pages.map((page) => ({ ...page, ...head[page.slug] })),
  notFound: notFoundHead,
  theme,
  Page: SitePage,
  structuredData,
};
