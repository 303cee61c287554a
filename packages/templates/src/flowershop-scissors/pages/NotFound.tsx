import type { Site } from '../schema.ts';
import { HeroCollage } from '../sections/HeroCollage/HeroCollage.tsx';
import { Bench, seeFlowers, sorted } from './parts.tsx';

/** No page here; the bench is full. */
export function NotFound(site: Site) {
  const { content, labels, href, show } = site;
  const words = content.design?.notFound;
  const [bench] = sorted(site).benches;
  const flowers = seeFlowers(site);
  const home = { label: labels.home, href: href('') };
  return (
    <>
      <HeroCollage
        heading={words?.heading ?? labels.notFound}
        lead={words?.lead ?? labels.notFoundText}
        actions={flowers ? [...flowers, home] : [home]}
        collage={show(words?.picture, { ratio: 'landscape', sizes: '(min-width: 64rem) 50vw, 100vw' })}
      />
      {bench && <Bench site={site} group={bench} />}
    </>
  );
}
