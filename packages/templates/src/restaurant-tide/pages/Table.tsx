import { DepthLane, type Depth } from '../components/DepthLane/index.ts';
import { Split } from '@awning/ui/primitives';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { form, questions } from '../content/visit.ts';

export interface TableProps {
  mark: Depth;
  tone: 'tint' | 'deep';
}

/** Asks for a table, and answers what people ask first. */
export function Table({ mark, tone }: TableProps) {
  return (
    <DepthLane mark={mark} tone={tone}>
      <Split first="more">
        <FieldsForm {...form} tone={tone} slip="raised" />
        <FaqDetails {...questions} tone={tone} />
      </Split>
    </DepthLane>
  );
}
