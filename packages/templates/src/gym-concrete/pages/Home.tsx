import { HeroCutaway } from '@awning/ui/sections/HeroCutaway';
import type { SitePageProps } from '../../site.ts';
import { CarPark } from '../art/CarPark.tsx';
import { labels } from '../content/business.ts';
import { hero } from '../content/home.ts';

export function Home({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroCutaway
        heading={hero.heading}
        plate={hero.plate}
        lead={hero.lead}
        actions={[
          { label: labels.join, href: href('way-in') },
          { label: labels.levels, href: href('the-levels') },
        ]}
        drawing={<CarPark label={hero.figure} />}
      />
    </>
  );
}
