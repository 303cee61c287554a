import { LaidTable } from '@awning/ui/components/LaidTable';
import { Page } from '@awning/ui/primitives';
import { SiteFooter } from '@awning/ui/sections/SiteFooter';
import { SiteHeader } from '@awning/ui/sections/SiteHeader';
import type { ComponentType } from 'react';
import type { SitePageProps, TemplateSite } from '../site.ts';
import { business, labels } from './content/business.ts';
import { heads, notFoundHead } from './head.ts';
import { Allergies } from './pages/Allergies.tsx';
import { Book } from './pages/Book.tsx';
import { Bread } from './pages/Bread.tsx';
import { FindUs } from './pages/FindUs.tsx';
import { Growers } from './pages/Growers.tsx';
import { Home } from './pages/Home.tsx';
import { Kitchen } from './pages/Kitchen.tsx';
import { Lunch } from './pages/Lunch.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Questions } from './pages/Questions.tsx';
import { TheTable } from './pages/TheTable.tsx';
import { Tonight } from './pages/Tonight.tsx';
import { WholeTable } from './pages/WholeTable.tsx';
import { Wine } from './pages/Wine.tsx';
import type { PageProps } from './pages/page.ts';
import { pages, type Slug } from './pages.ts';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

const drawn: Record<Slug, ComponentType<PageProps>> = {
  '': Home,
  tonight: Tonight,
  'the-table': TheTable,
  lunch: Lunch,
  wine: Wine,
  book: Book,
  'whole-table': WholeTable,
  kitchen: Kitchen,
  growers: Growers,
  bread: Bread,
  allergies: Allergies,
  questions: Questions,
  'find-us': FindUs,
};

/** What most people come for; the footer has the rest. */
const main: readonly Slug[] = ['tonight', 'the-table', 'lunch', 'wine', 'bread', 'find-us'];

const isPage = (slug: string): slug is Slug => slug in drawn;

function SitePage({ slug, href }: SitePageProps) {
  const Body = isPage(slug) ? drawn[slug] : NotFound;
  const links = pages.map((page) => ({
    slug: page.slug,
    link: { label: page.name, href: href(page.slug), current: page.slug === slug },
  }));

  return (
    <Page theme={theme}>
      <SiteHeader
        name={business.name}
        homeHref={href('')}
        nav={{
          label: labels.main,
          links: links.filter((each) => main.includes(each.slug)).map(({ link }) => link),
        }}
        action={{ label: labels.book, href: href('book'), loud: true }}
        tone="plain"
        labels={{ skip: labels.skip, menu: labels.menu }}
      />
      <main id="main">
        <LaidTable spilled="secondary">
          <Body href={href} />
        </LaidTable>
      </main>
      <SiteFooter
        name={business.signOff}
        nav={{ label: labels.everyPage, links: links.map(({ link }) => link) }}
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

/** Pass the Bread: one long table in a net loft, laid from the top of the page to the bottom. */
export const site: TemplateSite = {
  language: 'en-GB',
  pages: pages.map((page) => ({ ...page, ...heads[page.slug] })),
  notFound: notFoundHead,
  theme,
  Page: SitePage,
  structuredData,
};
