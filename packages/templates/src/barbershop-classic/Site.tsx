import type { SitePageProps, TemplateSite } from '../design/site.ts';
import { heads, notFound, structuredData } from './content/shop.ts';
import { pages } from './pages.ts';
import { theme } from './theme.css.ts';
import { FindUsView } from './views/FindUsView.tsx';
import { Frame } from './views/Frame.tsx';
import { HomeView } from './views/HomeView.tsx';
import { NotFoundView } from './views/NotFoundView.tsx';
import { PricesView } from './views/PricesView.tsx';

const views = { '': HomeView, prices: PricesView, 'find-us': FindUsView } satisfies Record<
  (typeof pages)[number]['slug'],
  unknown
>;

function Page({ slug, href }: SitePageProps) {
  const page = pages.find((known) => known.slug === slug);
  const View = page ? views[page.slug] : NotFoundView;

  return (
    <Frame slug={slug} href={href}>
      <View href={href} />
    </Frame>
  );
}

/** Barbershop Classic: a three-chair shop with a pole, a price board and a past. */
export const site: TemplateSite = {
  language: 'en-GB',
  pages: pages.map((page) => ({ ...page, ...heads[page.slug] })),
  notFound: { title: notFound.title, description: notFound.description },
  theme,
  Page,
  structuredData,
};
