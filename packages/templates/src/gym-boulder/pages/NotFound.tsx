import { route } from '../art/route.ts';
import type { Site } from '../schema.ts';
import { HeroWall } from '../sections/HeroWall/index.ts';
import { WallSeam } from '../sections/WallSeam/index.ts';
import { Landing } from './parts.tsx';

/** No page here: one can only climb down. */
export function NotFound(site: Site) {
  const { content, labels, href, has, show } = site;
  const words = content.design?.notFound;
  const home = { label: labels.home, href: href('') };
  return (
    <>
      <HeroWall
        heading={words?.heading ?? labels.notFound}
        lead={words?.lead ?? labels.notFoundText}
        actions={has('prices') ? [home, { label: labels.seePrices, href: href('prices') }] : [home]}
        figure={show(words?.picture, { fill: true, sizes: '(min-width: 64rem) 50vw, 100vw' })}
      />
      <WallSeam from="tint" to="plain" holds={route.first} />
      <Landing site={site} />
    </>
  );
}
