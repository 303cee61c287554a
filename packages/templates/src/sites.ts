import { byTemplate } from './byTemplate.ts';
import type { TemplateSite } from './design/site.ts';

const found = import.meta.glob<TemplateSite>('./*/Site.tsx', { eager: true, import: 'site' });

/** Every sold site by its template's id. A folder with a `Site.tsx` is a site; nothing else needs to know of it. */
export const sites = byTemplate(found);

export type { SitePage, SitePageProps, TemplateSite } from './design/site.ts';
