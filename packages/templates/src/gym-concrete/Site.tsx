import { LevelPillar } from './sections/LevelPillar/index.ts';
import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { defineSite, type SiteBodies, type SiteFrameProps } from '../design/defineSite.tsx';
import { footerOf } from '../format/footerOf.ts';
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

const bodies: SiteBodies<Slug> = {
  '': Home,
  tariff: Tariff,
  'bay-plan': Plan,
  'the-levels': TheLevels,
  attendants: Attendants,
  'way-in': WayIn,
};

const names = Object.fromEntries(pages.map(({ slug, name }) => [slug, name])) as Record<Slug, string>;

function Frame({ slug, href, links, children }: SiteFrameProps<Slug>) {
  const levels = pillar.map(({ level, slug: page }) => ({
    level,
    label: names[page],
    href: href(page),
    current: page === slug,
  }));

  return (
    <>
      <LevelPillar
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, levels }}
        action={{ label: labels.join, href: href('way-in') }}
        labels={{ skip: labels.skip, menu: labels.menu }}
      >
        <main id="main">{children}</main>
        <ContactFooter
          {...footerOf(
            business,
            { label: labels.everyPage, links },
            `${business.tradingName}, ${business.street}, ${business.town} ${business.postcode}`,
          )}
        />
      </LevelPillar>
    </>
  );
}

/** A strength gym in a multi-storey car park: six pages, each a level of it. */
export const site = defineSite({ pages, head, notFoundHead, NotFound, bodies, Frame, theme, structuredData });
