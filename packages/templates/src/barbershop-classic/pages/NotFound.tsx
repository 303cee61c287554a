import { HeroBanner } from '@awning/ui/sections/HeroBanner';
import { headed } from '../../design/props.ts';
import type { Site } from '../schema.ts';

/** No page here: what the first page shows, and the ways back. */
export function NotFound({ content, labels, href, show }: Site) {
  return (
    <HeroBanner
      {...headed(content.design?.notFound, labels.notFound)}
      lead={content.design?.notFound?.lead ?? labels.notFoundText}
      actions={[
        { label: labels.home, href: href('') },
        { label: labels.seePrices, href: href('prices') },
      ]}
      drawing={show(content.opening?.picture, { fill: true, sizes: '(min-width: 64rem) 50vw, 100vw' })}
    />
  );
}
