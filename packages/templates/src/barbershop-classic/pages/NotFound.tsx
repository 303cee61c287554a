import { HeroBanner } from '@awning/ui/sections/HeroBanner';
import { notFoundProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';

/** No page here: what the first page shows, and the ways back. */
export function NotFound(site: Site) {
  const { content, labels, show } = site;
  return (
    <HeroBanner
      {...notFoundProps(site, 'prices', labels.seePrices)}
      drawing={show(content.opening?.picture, { fill: true, sizes: '(min-width: 64rem) 50vw, 100vw' })}
    />
  );
}
