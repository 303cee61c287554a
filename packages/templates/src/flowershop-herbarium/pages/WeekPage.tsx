import { PressStack } from '../sections/PressStack/index.ts';
import { PriceList } from '@awning/ui/sections/PriceList';
import { SpecimenSheets } from '../sections/SpecimenSheets/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { bunches } from '../content/bunches.ts';
import { labels } from '../content/business.ts';
import { press } from '../content/home.ts';
import { weekPage } from '../content/specimens.ts';
import { everySheet } from './sheets.tsx';

export function WeekPage({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <SpecimenSheets
        {...weekPage}
        level={1}
        sheets={everySheet}
        link={{ label: labels.order, href: `${href('visit')}#order` }}
      />
      <PriceList {...bunches} board="raised" tone="tint" />
      <PressStack {...press} />
    </>
  );
}
