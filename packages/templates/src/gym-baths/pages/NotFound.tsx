import type { Site } from '../schema.ts';
import { pricesAfter, Top } from './parts.tsx';

/** No page here: the plug is out. */
export function NotFound(site: Site) {
  const { content, labels, href } = site;
  return (
    <Top
      site={site}
      words={{ lead: labels.notFoundText, ...content.design?.notFound }}
      heading={labels.notFound}
      actions={pricesAfter(site, { label: labels.home, href: href('') })}
    />
  );
}
