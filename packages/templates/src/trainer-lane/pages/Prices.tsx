import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { Numbers } from '../../design/parts.tsx';
import { questionsProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Infield } from '../sections/Infield/Infield.tsx';
import { TrackBend } from '../sections/TrackBend/TrackBend.tsx';
import { laneNumbers, Lanes, OneLap, OtherPrices, Straight } from './parts.tsx';

/** The prices, lane by lane, and the questions about them. */
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
      <Straight site={site} side="end">
        <Numbers points={design?.numbers} label={labels.numbers} tone="spark" />
        <OtherPrices site={site} />
      </Straight>
      <TrackBend toward="start" above="plain" below="tint" />
      <Straight site={site} side="start">
        <FaqDetails {...questionsProps(site, 'prices')} tone="tint" />
      </Straight>
      <OneLap {...site} />
    </>
  );
}
