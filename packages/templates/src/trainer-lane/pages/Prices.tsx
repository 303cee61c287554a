import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { Numbers } from '../../design/parts.tsx';
import { questionsProps } from '../../design/props.ts';
import { pacer } from '../art/ornaments.tsx';
import { TrackSide } from '../components/TrackSide/TrackSide.tsx';
import type { Site } from '../schema.ts';
import { Infield } from '../sections/Infield/Infield.tsx';
import { TrackBend } from '../sections/TrackBend/TrackBend.tsx';
import { laneNumbers, Lanes, OneLap, OtherPrices } from './parts.tsx';

/** What it costs, lane by lane, and what people ask about it. */
export function Prices(site: Site) {
  const { content, labels } = site;
  const { design } = content;
  const numbers = laneNumbers(site);
  return (
    <>
      {numbers.length > 0 ? (
        <Lanes site={site} level={1} />
      ) : (
        <Infield heading={labels.pages.prices} level={1} />
      )}
      <TrackBend toward="end" fromBeyond above="plain" below="spark" numbers={numbers.slice(0, 4)} />
      <TrackSide side="end" runner={pacer}>
        <Numbers points={design?.numbers} label={labels.numbers} tone="spark" />
        <OtherPrices site={site} />
      </TrackSide>
      <TrackBend toward="start" above="plain" below="tint" />
      <TrackSide side="start" runner={pacer}>
        <FaqDetails {...questionsProps(site, 'prices')} tone="tint" />
      </TrackSide>
      <OneLap {...site} />
    </>
  );
}
