import { andTo } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Top } from './parts.tsx';

/** No page here: the glass is empty on both sides. */
export function NotFound(site: Site) {
  const { content, labels, href } = site;
  const home = { label: labels.home, href: href('') };
  return (
    <Top
      site={site}
      words={{ lead: labels.notFoundText, ...content.design?.notFound }}
      heading={labels.notFound}
      actions={andTo(site, home, 'prices', labels.seePrices)}
    />
  );
}
