import { TrackSide } from '../components/TrackSide/index.ts';
import { Split } from '@awning/ui/primitives';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { LapPlan } from '../sections/LapPlan/index.ts';
import { Infield } from '../sections/Infield/index.ts';
import { TrackBend } from '../sections/TrackBend/index.ts';
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
          <FieldsForm {...form} tone="tint" slip="plain" />
          <FaqDetails heading={questions.heading} items={questions.start} tone="tint" />
        </Split>
      </TrackSide>
      <TrackBend toward="start" above="tint" below="plain" numbers={laneNumbers} />
      <TrackSide side="start" runner={pacer}>
        <Where />
      </TrackSide>
    </>
  );
}
