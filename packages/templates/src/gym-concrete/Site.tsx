import { Page } from '@awning/ui/primitives';
import { LevelPillar } from '@awning/ui/sections/LevelPillar';
import { SiteFooter } from '@awning/ui/sections/SiteFooter';
import type { ComponentType } from 'react';
import type { SitePageProps, TemplateSite } from '../site.ts';
import { business, labels, pillar } from './content/business.ts';
import { head, notFoundHead } from './head.ts';
import { Attendants } from './pages/Attendants.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Plan } from './pages/Plan.tsx';
import { Tariff } from './pages/Tariff.tsx';
import { TheLevels } from './pages/TheLevels.tsx';
import { WayIn } from './pages/WayIn.tsx';
import { pages } from './pages.ts';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

type Slug = (typeof pages)[number]['slug'];

const bodies: Record<Slug, ComponentType<Pick<SitePageProps, 'href'>>> = {
  '': Home,
  tariff: Tariff,
  'bay-plan': Plan,
  'the-levels': TheLevels,
  attendants: Attendants,
  'way-in': WayIn,
};

const names = Object.fromEntries(pages.map(({ slug, name }) => [slug, name])) as Record<Slug, string>;

const isPage = (slug: string): slug is Slug => slug in bodies;

function SitePage({ slug, href }: SitePageProps) {
  const Body = isPage(slug) ? bodies[slug] : NotFound;
  const levels = pillar.map(({ level, slug: page }) => ({
    level,
    label: names[page],
    href: href(page),
    current: page === slug,
  }));

  return (
    <Page theme={theme}>
      <LevelPillar
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, levels }}
        action={{ label: labels.join, href: href('way-in') }}
        labels={{ skip: labels.skip, menu: labels.menu }}
      >
        <main id="main">
          <Body href={href} />
        </main>
        <SiteFooter
          name={business.name}
          nav={{
            label: labels.everyPage,
            links: pages.map((page) => ({
              label: page.name,
              href: href(page.slug),
              current: page.slug === slug,
            })),
          }}
          contact={[
            { text: `${business.tradingName}, ${business.street}, ${business.town} ${business.postcode}` },
            { text: business.telephone, href: business.telephoneHref },
            { text: business.mail, href: `mailto:${business.mail}` },
          ]}
          smallPrint={business.smallPrint}
        />
      </LevelPillar>
    </Page>
  );
}

/** A strength gym in a multi-storey car park: six pages, each a level of it. */
export const site: TemplateSite = {
  language: 'en-GB',
  pages: pages.map((page) => ({ ...page, ...head[page.slug] })),
  notFound: notFoundHead,
  theme,
  Page: SitePage,
  structuredData,
};
