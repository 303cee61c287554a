import { Page as Ground } from '@awning/ui/primitives';
import { SiteFooter } from '@awning/ui/sections/SiteFooter';
import { SiteHeader } from '@awning/ui/sections/SiteHeader';
import type { ComponentType } from 'react';
import type { SitePageProps, TemplateSite } from '../site.ts';
import { address, business, labels } from './content/business.ts';
import { heads, notFoundHead } from './head.ts';
import { pages, type Slug } from './pages.ts';
import { CutFlowersPage } from './pages/CutFlowersPage.tsx';
import { GardenersPage } from './pages/GardenersPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { HospitalPage } from './pages/HospitalPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import type { PageProps } from './pages/page.ts';
import { QuestionsPage } from './pages/QuestionsPage.tsx';
import { RoomPage } from './pages/RoomPage.tsx';
import { VisitPage } from './pages/VisitPage.tsx';
import { VouchersPage } from './pages/VouchersPage.tsx';
import { WeddingsPage } from './pages/WeddingsPage.tsx';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

const drawn: Record<Slug, ComponentType<PageProps>> = {
  '': HomePage,
  'cool-house': (props) => <RoomPage {...props} room="cool-house" />,
  'temperate-house': (props) => <RoomPage {...props} room="temperate-house" />,
  'palm-house': (props) => <RoomPage {...props} room="palm-house" />,
  'orchid-case': (props) => <RoomPage {...props} room="orchid-case" />,
  'cut-flowers': CutFlowersPage,
  weddings: WeddingsPage,
  'plant-hospital': HospitalPage,
  'gift-vouchers': VouchersPage,
  gardeners: GardenersPage,
  questions: QuestionsPage,
  visit: VisitPage,
};

const atTheTop: readonly Slug[] = [
  'cool-house',
  'temperate-house',
  'palm-house',
  'orchid-case',
  'cut-flowers',
  'plant-hospital',
];

function Page({ slug, href }: SitePageProps) {
  const page = pages.find((candidate) => candidate.slug === slug);
  const Content = page ? drawn[page.slug] : NotFoundPage;

  const links = pages.map((each) => ({
    slug: each.slug,
    link: { label: each.name, href: href(each.slug), current: each === page },
  }));

  return (
    <Ground theme={theme}>
      <SiteHeader
        name={business.name}
        homeHref={href('')}
        nav={{
          label: labels.main,
          links: links.filter((each) => atTheTop.includes(each.slug)).map(({ link }) => link),
        }}
        action={{ label: labels.visit, href: href('visit'), loud: true }}
        labels={{ skip: labels.skip, menu: labels.menu }}
      />
      <main id="main">
        <Content href={href} />
      </main>
      <SiteFooter
        name={business.lastWord}
        nav={{ label: labels.everyPage, links: links.map(({ link }) => link) }}
        contact={[
          { text: address },
          { text: business.telephone, href: business.telephoneHref },
          { text: business.mail, href: `mailto:${business.mail}` },
        ]}
        smallPrint={business.smallPrint}
      />
    </Ground>
  );
}

/** Flowershop Glasshouse: plants and flowers in a Victorian glasshouse, sorted by climate, twelve pages behind glass. */
export const site: TemplateSite = {
  language: 'en-GB',
  pages: pages.map((page) => ({ ...page, ...heads[page.slug] })),
  notFound: notFoundHead,
  theme,
  Page,
  structuredData,
};
