import { TrackSide } from '../components/TrackSide/index.ts';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { LanePrices } from '../sections/LanePrices/index.ts';
import { PriceList } from '@awning/ui/sections/PriceList';
import { Stats } from '@awning/ui/sections/Stats';
import { TrackBend } from '../sections/TrackBend/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { pacer } from '../art/Pack.tsx';
import { extras, laneNumbers, noCatch, prices, terms } from '../content/prices.ts';
import { questions } from '../content/start.ts';
import { OneLap } from './OneLap.tsx';

export function Prices({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <LanePrices {...prices} level={1} terms={terms} />
      <TrackBend toward="end" fromBeyond above="plain" below="spark" numbers={laneNumbers} />
      <TrackSide side="end" runner={pacer}>
        <Stats {...noCatch} tone="spark" />
        <PriceList {...extras} board="plain" />
      </TrackSide>
      <TrackBend toward="start" above="plain" below="tint" />
      <TrackSide side="start" runner={pacer}>
        <FaqDetails heading={questions.heading} items={questions.prices} tone="tint" />
      </TrackSide>
      <OneLap href={href} />
    </>
  );
}
