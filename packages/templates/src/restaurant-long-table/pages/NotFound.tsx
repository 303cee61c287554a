import type { Site } from '../schema.ts';
import { Top } from './parts.tsx';

/** A plate that came back empty. */
export function NotFound(site: Site) {
  const { content, labels, href, has } = site;
  const home = { label: labels.home, href: href('') };
  return (
    <Top
      site={site}
      words={{ lead: labels.notFoundText, ...content.design?.notFound }}
      heading={labels.notFound}
      actions={has('tonight') ? [{ label: labels.seeMenu, href: href('tonight') }, home] : [home]}
    />
  );
}
