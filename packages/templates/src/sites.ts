import { byTemplate } from './byTemplate.ts';
import type { TemplateSite } from './design/site.ts';

// Of a design that is still written for one business, `Site.tsx` is the demo itself.
const written = Object.entries(
  import.meta.glob<{ site?: TemplateSite }>('./*/Site.tsx', { eager: true }),
).flatMap(([file, { site }]) => (site ? [[file, site] as const] : []));

/** Every demo by its template's id: a design with its sample, and nothing else. */
export const sites = byTemplate({
  ...Object.fromEntries(written),
  ...import.meta.glob<TemplateSite>('./*/demo.ts', { eager: true, import: 'demo' }),
});

export type { SitePage, SitePageProps, TemplateSite } from './design/site.ts';
