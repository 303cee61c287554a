import { ThreadLane } from '@awning/ui/components/ThreadLane';
import { Split } from '@awning/ui/primitives';
import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { FaqList } from '@awning/ui/sections/FaqList';
import { form, questions } from '../content/visit.ts';

/** Holds two stools, and answers what people ask first. */
export function Hold() {
  return (
    <ThreadLane tone="accent">
      <Split first="more">
        <EnquiryForm {...form} tone="accent" slip="plain" />
        <FaqList {...questions} tone="accent" />
      </Split>
    </ThreadLane>
  );
}
