import { byTemplate } from './byTemplate.ts';
import type { TemplateSite } from './design/site.ts';

const demos = byTemplate(
  import.meta.glob<{ demo: TemplateSite; drawn?: TemplateSite; inGerman?: TemplateSite }>('./*/demo.ts', {
    eager: true,
  }),
);

/** Every demo by its template's id: a design with its sample, and nothing else. */
export const sites: Readonly<Record<string, TemplateSite>> = Object.fromEntries(
  Object.entries(demos).map(([id, { demo }]) => [id, demo]),
);

/** The demos that have photographs and drawings, with the drawings. */
export const drawnSites: Readonly<Record<string, TemplateSite>> = Object.fromEntries(
  Object.entries(demos).flatMap(([id, { drawn }]) => (drawn ? [[id, drawn]] : [])),
);

/** The demos that are there in German too. */
export const germanSites: Readonly<Record<string, TemplateSite>> = Object.fromEntries(
  Object.entries(demos).flatMap(([id, { inGerman }]) => (inGerman ? [[id, inGerman]] : [])),
);

export type { SitePage, SitePageProps, TemplateSite } from './design/site.ts';
