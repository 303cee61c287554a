import type { Site } from '../schema.ts';
import { comeIn, Top } from './parts.tsx';

/** A pane that is missing. */
export function NotFound(site: Site) {
  const { content, labels, href } = site;
  return (
    <Top
      site={site}
      words={{ lead: labels.notFoundText, ...content.design?.notFound }}
      heading={labels.notFound}
      tone="tint"
      actions={[{ label: labels.home, href: href('') }, comeIn(site)]}
    />
  );
}
