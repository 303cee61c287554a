import { TrackSide } from '@awning/ui/components/TrackSide';
import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { FaqList } from '@awning/ui/sections/FaqList';
import { Infield } from '@awning/ui/sections/Infield';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { TrackBend } from '@awning/ui/sections/TrackBend';
import { pacer } from '../art/Pack.tsx';
import { laneNumbers } from '../content/prices.ts';
import { firstLap, form, questions, startPage } from '../content/start.ts';
import { Where } from './Where.tsx';

export function Start() {
  return (
    <>
      <Infield {...startPage} level={1} />
      <TrackSide side="end" runner={pacer}>
        <EnquiryForm {...form} tone="tint" slip="plain" />
        <NumberedGrid {...firstLap} />
      </TrackSide>
      <TrackBend toward="start" above="plain" below="secondary" numbers={laneNumbers} />
      <TrackSide side="start" runner={pacer}>
        <FaqList heading={questions.heading} items={questions.start} tone="secondary" />
        <Where />
      </TrackSide>
    </>
  );
}
