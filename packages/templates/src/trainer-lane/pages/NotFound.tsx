import type { ReactNode } from 'react';
import { Bus } from '../art/Bus.tsx';
import { chaser } from '../art/Pack.tsx';
import type { Site } from '../schema.ts';
import { HeroTrack } from '../sections/HeroTrack/index.ts';
import { laneNumbers } from './parts.tsx';

const late: readonly ReactNode[] = [chaser, <Bus key="bus" />];

/** No page here: it has just driven off. */
export function NotFound(site: Site) {
  const { content, labels, href, has } = site;
  const words = content.design?.notFound;
  const numbers = laneNumbers(site);
  const home = { label: labels.home, href: href('') };
  return (
    <HeroTrack
      heading={words?.heading ?? labels.notFound}
      lead={words?.lead ?? labels.notFoundText}
      {...(words?.picture?.kind === 'drawing' && words.picture.alt && { picture: words.picture.alt })}
      lanes={[0, 1, 2, 3].map((place) => ({
        number: numbers[place] ?? String(place + 1),
        runner: late[place],
      }))}
      actions={has('prices') ? [home, { label: labels.seePrices, href: href('prices') }] : [home]}
    />
  );
}
