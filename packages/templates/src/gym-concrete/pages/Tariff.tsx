import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { questionsProps } from '../../design/props.ts';
import { FloorMarking } from '../components/FloorMarking/FloorMarking.tsx';
import type { Site } from '../schema.ts';
import { HeroCutaway } from '../sections/HeroCutaway/HeroCutaway.tsx';
import { Closing, Tariffs } from './parts.tsx';

/** All prices. */
export function Tariff(site: Site) {
  const { content, labels } = site;
  const priced = content.prices?.groups.some(({ items }) => items.length > 0) ?? false;
  return (
    <>
      {priced ? <Tariffs site={site} level={1} /> : <HeroCutaway heading={labels.pages.tariff} />}
      <FloorMarking kind="hatch" />
      <FaqDetails {...questionsProps(site, 'prices')} />
      <Closing site={site} slug="bay-plan" label={labels.seeWeek} />
    </>
  );
}
