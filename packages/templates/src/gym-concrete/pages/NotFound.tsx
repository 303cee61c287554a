import type { Site } from '../schema.ts';
import { HeroCutaway } from '../sections/HeroCutaway/index.ts';
import { waysOn } from './parts.tsx';

/** No page here: an empty bay. */
export function NotFound(site: Site) {
  const { content, labels, href, show } = site;
  const words = content.design?.notFound;
  return (
    <HeroCutaway
      heading={words?.heading ?? labels.notFound}
      lead={words?.lead ?? labels.notFoundText}
      actions={waysOn(site, { label: labels.home, href: href('') }, 'the-levels', labels.seeGym)}
      drawing={show(words?.picture, { fill: true, sizes: '(min-width: 64rem) 50vw, 100vw' })}
    />
  );
}
