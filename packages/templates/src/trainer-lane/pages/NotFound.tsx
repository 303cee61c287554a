import { Chaser } from '../art/ornaments.tsx';
import { notFoundProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { HeroTrack } from '../sections/HeroTrack/HeroTrack.tsx';
import { laneNumbers } from './parts.tsx';

/** No page here: the owner’s photograph, or a runner who chases the owner’s drawing; without either no picture. */
export function NotFound(site: Site) {
  const { content, labels, show } = site;
  const words = content.design?.notFound;
  const numbers = laneNumbers(site);
  const drawn = words?.picture?.kind === 'drawing' ? words.picture : undefined;
  const gone = show(drawn);
  const late = gone ? [<Chaser key="late" />, gone] : [];
  return (
    <HeroTrack
      {...notFoundProps(site, 'prices', labels.seePrices)}
      {...(drawn?.alt && { picture: drawn.alt })}
      photo={
        words?.picture?.kind === 'photo' &&
        show(words.picture, { fill: true, priority: true, sizes: '(min-width: 64rem) 50vw, 100vw' })
      }
      lanes={[0, 1, 2, 3].map((place) => ({
        number: numbers[place] ?? String(place + 1),
        runner: late[place],
      }))}
    />
  );
}
