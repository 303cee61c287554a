import { FaqList } from '@awning/ui/sections/FaqList';
import { HeroCollage } from '@awning/ui/sections/HeroCollage';
import { Stats } from '@awning/ui/sections/Stats';
import type { SitePageProps } from '../../site.ts';
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
      <FaqList {...visitAsked} tone="secondary" />
    </>
  );
}
