import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import { defineSite, type SiteBodies, type SiteFrameProps } from '../design/defineSite.tsx';
import { footerOf } from '../format/footerOf.ts';
import { Stencils } from './art/Stencils.tsx';
import { business, labels } from './content/business.ts';
import { head, notFoundHead } from './head.ts';
import { BigDays } from './pages/BigDays.tsx';
import { Home } from './pages/Home.tsx';
import { InSeason } from './pages/InSeason.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Order } from './pages/Order.tsx';
import { ThisWeek } from './pages/ThisWeek.tsx';
import { Visit } from './pages/Visit.tsx';
import { pages } from './pages.ts';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

type Slug = (typeof pages)[number]['slug'];

const bodies: SiteBodies<Slug> = {
  '': Home,
  'this-week': ThisWeek,
  visit: Visit,
  'in-season': InSeason,
  'big-days': BigDays,
  order: Order,
};

// The page that a heading stands on goes on up behind the header.
const tones = { 'in-season': 'secondary', 'big-days': 'deep' } as const;
const toneOf = (slug = '') => (slug in tones ? tones[slug as keyof typeof tones] : 'tint');

function Frame({ slug, href, links, children }: SiteFrameProps<Slug>) {
  return (
    <>
      <Stencils />
      <HeaderRow
        name={business.sign}
        homeHref={href('')}
        nav={{ label: labels.main, links: links.slice(1, -1) }}
        action={{ label: labels.order, href: href('order'), loud: true }}
        tone={toneOf(slug)}
        labels={{ skip: labels.skip }}
      />
      <main id="main">{children}</main>
      <ContactFooter {...footerOf(business, { label: labels.everyPage, links })} name={business.sign} />
    </>
  );
}

/** A florist with a garden: six pages cut from coloured paper. */
export const site = defineSite({ pages, head, notFoundHead, NotFound, bodies, Frame, theme, structuredData });
