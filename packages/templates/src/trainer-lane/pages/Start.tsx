import { TrackSide } from '@awning/ui/components/TrackSide';
import { Split } from '@awning/ui/primitives';
import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { FaqList } from '@awning/ui/sections/FaqList';
import { LapPlan } from '@awning/ui/sections/LapPlan';
import { Infield } from '@awning/ui/sections/Infield';
import { TrackBend } from '@awning/ui/sections/TrackBend';
import { pacer } from '../art/Pack.tsx';
import { laneNumbers } from '../content/prices.ts';
import { firstLap, form, questions, startPage } from '../content/start.ts';
import { Where } from './Where.tsx';

export function Start() {
  return (
    <>
      <Infield
        heading={startPage.heading}
        text={startPage.text}
        actions={[{ label: startPage.action, href: `#${form.id}` }]}
        level={1}
      />
      <LapPlan {...firstLap} tone="plain" />
      <TrackSide side="end" runner={pacer}>
        <Split first="more" width="content" tone="tint">
          <EnquiryForm {...form} tone="tint" slip="plain" />
          <FaqList heading={questions.heading} items={questions.start} tone="tint" />
        </Split>
      </TrackSide>
      <TrackBend toward="start" above="tint" below="plain" numbers={laneNumbers} />
      <TrackSide side="start" runner={pacer}>
        <Where />
      </TrackSide>
    </>
  );
}
