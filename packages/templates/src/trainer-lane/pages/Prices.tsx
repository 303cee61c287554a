import { TrackSide } from '@awning/ui/components/TrackSide';
import { FaqList } from '@awning/ui/sections/FaqList';
import { LanePrices } from '@awning/ui/sections/LanePrices';
import { PriceList } from '@awning/ui/sections/PriceList';
import { Stats } from '@awning/ui/sections/Stats';
import { TrackBend } from '@awning/ui/sections/TrackBend';
import type { SitePageProps } from '../../site.ts';
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
        <FaqList heading={questions.heading} items={questions.prices} tone="tint" />
      </TrackSide>
      <OneLap href={href} />
    </>
  );
}
