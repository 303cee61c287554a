import { DepthLane, type Depth } from '@awning/ui/components/DepthLane';
import { Split } from '@awning/ui/primitives';
import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { FaqList } from '@awning/ui/sections/FaqList';
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
        <EnquiryForm {...form} tone={tone} slip="raised" />
        <FaqList {...questions} tone={tone} />
      </Split>
    </DepthLane>
  );
}
