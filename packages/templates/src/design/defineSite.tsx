import type { NavLink } from '@awning/ui/components/NavList';
import { Page } from '@awning/ui/primitives';
import type { ComponentType, ReactNode } from 'react';
import type { TemplatePage } from './page.ts';
import type { SitePage, SitePageProps, TemplateSite } from './site.ts';

type Body = ComponentType<Pick<SitePageProps, 'href'>>;

/** Each page's own part, by its address. */
export type SiteBodies<Slug extends string> = Readonly<Record<Slug, Body>>;

export interface SiteFrameProps<Slug extends string> extends Pick<SitePageProps, 'href'> {
  /** The page that is shown; none where the site has no page of that name. */
  slug: Slug | undefined;
  /** To each page of the site, in their order. */
  links: readonly (NavLink & { slug: Slug })[];
  /** What belongs into `main`. */
  children: ReactNode;
}

type Head = Pick<SitePage, 'title' | 'description'>;

/**
 * Makes a site of its pages and of the frame that stands round each of them: `Frame` draws what every page has, with its
 * `main` at `#main`.
 */
export function defineSite<Slug extends string>({
  pages,
  head,
  notFoundHead,
  bodies,
  NotFound,
  Frame,
  theme,
  palette,
  structuredData,
  language = 'en-GB',
}: {
  /** What its pages are written in. */
  language?: string;
  pages: readonly (TemplatePage & { slug: Slug })[];
  head: Readonly<Record<Slug, Head>>;
  notFoundHead: Head;
  bodies: SiteBodies<Slug>;
  NotFound: Body;
  Frame: ComponentType<SiteFrameProps<Slug>>;
  theme: string;
  /** A class with colours of the design's own, which its pages wear beside the theme. */
  palette?: string;
  structuredData: TemplateSite['structuredData'];
}): TemplateSite {
  const isKnown = (slug: string): slug is Slug => Object.hasOwn(bodies, slug);

  function SitePage({ slug, href }: SitePageProps) {
    const known = isKnown(slug) ? slug : undefined;
    const Shown: Body = known === undefined ? NotFound : bodies[known];
    const links = pages.map((page) => ({
      slug: page.slug,
      label: page.name,
      href: href(page.slug),
      current: page.slug === slug,
    }));
    return (
      <Page theme={palette ? `${theme} ${palette}` : theme}>
        <Frame slug={known} href={href} links={links}>
          <Shown href={href} />
        </Frame>
      </Page>
    );
  }

  return {
    language,
    pages: pages.map((page) => ({ ...page, address: page.slug, ...head[page.slug] })),
    notFound: notFoundHead,
    theme,
    Page: SitePage,
    structuredData,
  };
}
