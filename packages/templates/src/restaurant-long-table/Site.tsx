import { LaidTable } from './components/LaidTable/index.ts';
import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import { defineSite, type SiteBodies, type SiteFrameProps } from '../design/defineSite.tsx';
import { footerOf } from '../format/footerOf.ts';
import { business, labels } from './content/business.ts';
import { head, notFoundHead } from './head.ts';
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
import { pages, type Slug } from './pages.ts';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

const bodies: SiteBodies<Slug> = {
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

function Frame({ href, links, children }: SiteFrameProps<Slug>) {
  return (
    <>
      <HeaderRow
        name={business.name}
        homeHref={href('')}
        nav={{
          label: labels.main,
          links: links.filter((each) => main.includes(each.slug)),
        }}
        action={{ label: labels.book, href: href('book'), loud: true }}
        tone="plain"
        labels={{ skip: labels.skip, menu: labels.menu }}
      />
      <main id="main">
        <LaidTable spilled="secondary">{children}</LaidTable>
      </main>
      <ContactFooter
        {...footerOf(business, { label: labels.everyPage, links })}
        name={business.signOff}
        tone="secondary"
      />
    </>
  );
}

/** Pass the Bread: one long table in a net loft, laid from the top of the page to the bottom. */
export const site = defineSite({ pages, head, notFoundHead, NotFound, bodies, Frame, theme, structuredData });
