import { notFoundProps } from '../../design/props.ts';
import { route } from '../art/route.ts';
import type { Site } from '../schema.ts';
import { HeroWall } from '../sections/HeroWall/HeroWall.tsx';
import { WallSeam } from '../sections/WallSeam/WallSeam.tsx';
import { Landing } from './parts.tsx';

/** No page here: one can only climb down. */
export function NotFound(site: Site) {
  const picture = site.content.design?.notFound?.picture;
  return (
    <>
      <HeroWall
        {...notFoundProps(site, 'prices', site.labels.seePrices)}
        figure={site.show(picture, { fill: true, sizes: '(min-width: 64rem) 50vw, 100vw' })}
      />
      <WallSeam from="tint" to="plain" holds={route.first} />
      <Landing site={site} />
    </>
  );
}
