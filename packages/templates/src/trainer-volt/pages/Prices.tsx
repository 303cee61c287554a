import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { PricePlates } from '../sections/PricePlates/index.ts';
import { PunchCards } from '../sections/PunchCards/index.ts';
import { Stats } from '@awning/ui/sections/Stats';
import type { SitePageProps } from '../../design/site.ts';
import { labels } from '../content/business.ts';
import { cards, noCatch, prices, pricesPage } from '../content/prices.ts';
import { questions } from '../content/start.ts';
import { LiftNothing } from './LiftNothing.tsx';

export function Prices({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <PricePlates {...prices} {...pricesPage} level={1} />
      <PunchCards {...cards} tone="secondary" />
      <Stats {...noCatch} tone="spark" />
      <FaqDetails heading={questions.heading} items={questions.prices} />
      <LiftNothing href={href} second={{ label: labels.week, href: href('timetable') }} />
    </>
  );
}
