import { HeroCollage } from '../sections/HeroCollage/index.ts';
import { Stats } from '@awning/ui/sections/Stats';
import type { SitePageProps } from '../../design/site.ts';
import { Snips } from '../art/Snips.tsx';
import { labels } from '../content/business.ts';
import { orderPage } from '../content/order.ts';
import { delivery } from '../content/visit.ts';
import { SendSome } from './SendSome.tsx';

export function Order({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroCollage
        heading={orderPage.heading}
        lead={orderPage.lead}
        place="inner"
        actions={[{ label: labels.thisWeek, href: href('this-week') }]}
        collage={<Snips label={orderPage.picture} />}
      />
      <SendSome />
      <Stats {...delivery} tone="tint" />
    </>
  );
}
