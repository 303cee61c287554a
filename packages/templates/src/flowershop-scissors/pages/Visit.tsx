import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroCollage } from '../sections/HeroCollage/index.ts';
import { Stats } from '@awning/ui/sections/Stats';
import type { SitePageProps } from '../../design/site.ts';
import { Shopfront } from '../art/Shopfront.tsx';
import { labels } from '../content/business.ts';
import { delivery, visitAsked, visitPage } from '../content/visit.ts';
import { Where } from './Where.tsx';

export function Visit({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroCollage
        heading={visitPage.heading}
        lead={visitPage.lead}
        place="inner"
        actions={[{ label: labels.thisWeek, href: href('this-week') }]}
        collage={<Shopfront label={visitPage.picture} />}
      />
      <Where everyWay />
      <Stats {...delivery} tone="spark" />
      <FaqDetails {...visitAsked} tone="secondary" />
    </>
  );
}
