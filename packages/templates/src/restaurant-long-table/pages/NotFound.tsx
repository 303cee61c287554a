import type { Site } from '../schema.ts';
import { Top } from './parts.tsx';

/** A plate that came back empty. */
export function NotFound(site: Site) {
  const { content, labels, href } = site;
  return (
    <Top
      site={site}
      words={{ lead: labels.notFoundText, ...content.design?.notFound }}
      heading={labels.notFound}
      actions={[
        { label: labels.seeMenu, href: href('tonight') },
        { label: labels.home, href: href('') },
      ]}
    />
  );
}
