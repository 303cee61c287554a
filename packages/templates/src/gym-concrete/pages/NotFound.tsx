import { notFoundProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { HeroCutaway } from '../sections/HeroCutaway/HeroCutaway.tsx';

/** No page here: an empty bay. */
export function NotFound(site: Site) {
  const picture = site.content.design?.notFound?.picture;
  return (
    <HeroCutaway
      {...notFoundProps(site, 'the-levels', site.labels.seeGym)}
      drawing={site.show(picture, { fill: true, sizes: '(min-width: 64rem) 50vw, 100vw' })}
    />
  );
}
