import type { Slug } from '../pages.ts';

/** What every page of the site needs: the way to the others. */
export interface PageProps {
  href: (slug: Slug) => string;
}
