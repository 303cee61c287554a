import { HeroBanner } from '@awning/ui/sections/HeroBanner';
import { headed } from '../../design/props.ts';
import type { Site } from '../schema.ts';

/** No page here: what the first page shows, and the ways back. */
export function NotFound({ content, labels, href, has, show }: Site) {
  const home = { label: labels.home, href: href('') };
  return (
    <HeroBanner
      {...headed(content.design?.notFound, labels.notFound)}
      lead={content.design?.notFound?.lead ?? labels.notFoundText}
      actions={has('prices') ? [home, { label: labels.seePrices, href: href('prices') }] : [home]}
      drawing={show(content.opening?.picture, { fill: true, sizes: '(min-width: 64rem) 50vw, 100vw' })}
    />
  );
}
