import { Page as Ground } from '@awning/ui/primitives';
import { SiteFooterHalves } from '@awning/ui/sections/SiteFooterHalves';
import { SiteHeaderHalves } from '@awning/ui/sections/SiteHeaderHalves';
import type { ComponentType } from 'react';
import type { SitePageProps, TemplateSite } from '../site.ts';
import { business, labels } from './content/business.ts';
import { heads, notFoundHead } from './head.ts';
import { pages, type Slug } from './pages.ts';
import { BarberPage } from './pages/BarberPage.tsx';
import { BookPage } from './pages/BookPage.tsx';
import { ChairsPage } from './pages/ChairsPage.tsx';
import { ChartPage } from './pages/ChartPage.tsx';
import { FindUsPage } from './pages/FindUsPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import type { PageProps } from './pages/page.ts';
import { PricesPage } from './pages/PricesPage.tsx';
import { QuestionsPage } from './pages/QuestionsPage.tsx';
import { ShavesPage } from './pages/ShavesPage.tsx';
import { VouchersPage } from './pages/VouchersPage.tsx';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

const drawn: Record<Slug, ComponentType<PageProps>> = {
  '': HomePage,
  prices: PricesPage,
  'shaves-and-beards': ShavesPage,
  'haircut-chart': ChartPage,
  'the-chairs': ChairsPage,
  otto: (props) => <BarberPage {...props} who="otto" />,
  ava: (props) => <BarberPage {...props} who="ava" />,
  tam: (props) => <BarberPage {...props} who="tam" />,
  'book-a-chair': BookPage,
  'gift-vouchers': VouchersPage,
  questions: QuestionsPage,
  'find-us': FindUsPage,
};

const before: readonly Slug[] = ['prices', 'shaves-and-beards', 'haircut-chart'];
const after: readonly Slug[] = ['the-chairs', 'find-us'];

function Page({ slug, href }: SitePageProps) {
  const page = pages.find((candidate) => candidate.slug === slug);
  const Content = page ? drawn[page.slug] : NotFoundPage;

  const links = pages.map((each) => ({
    slug: each.slug,
    link: { label: each.name, href: href(each.slug), current: each === page },
  }));
  const linksTo = (slugs: readonly Slug[]) =>
    links.filter((each) => slugs.includes(each.slug)).map(({ link }) => link);
  const all = links.map(({ link }) => link);

  return (
    <Ground theme={theme}>
      <SiteHeaderHalves
        name={business.tradingName}
        half={business.half}
        homeHref={href('')}
        nav={{ label: labels.main, before: linksTo(before), after: linksTo(after), all }}
        action={{ label: labels.book, href: href('book-a-chair') }}
        labels={labels}
      />
      <main id="main">
        <Content href={href} />
      </main>
      <SiteFooterHalves
        name={business.name}
        half={business.half}
        contact={[
          { text: `${business.street}, ${business.town} ${business.postcode}` },
          { text: business.telephone, href: business.telephoneHref },
          { text: business.mail, href: `mailto:${business.mail}` },
        ]}
        nav={{ label: labels.allPages, links: all }}
        smallPrint={business.smallPrint}
      />
    </Ground>
  );
}

/** Barbershop Deluxe: a barber's that opens at one and shuts at eleven, and the mirror it was built round. */
export const site: TemplateSite = {
  language: 'en-GB',
  pages: pages.map((page) => ({ ...page, ...heads[page.slug] })),
  notFound: notFoundHead,
  theme,
  Page,
  structuredData,
};
