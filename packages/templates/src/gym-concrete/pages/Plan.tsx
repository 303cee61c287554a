import { BayPlan } from '../sections/BayPlan/index.ts';
import { HeightBarrier } from '../sections/HeightBarrier/index.ts';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import type { SitePageProps } from '../../design/site.ts';
import { labels } from '../content/business.ts';
import { classes, plan } from '../content/plan.ts';
import { barrier } from '../content/wayIn.ts';
import { Closing } from './Closing.tsx';

export function Plan({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <BayPlan {...plan} level={1} bay="01" />
      <NumberedGrid {...classes} tone="secondary" />
      <HeightBarrier {...barrier} />
      <Closing href={href} second={{ label: labels.tariff, href: href('tariff') }} />
    </>
  );
}
