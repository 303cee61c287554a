import { ThreadLane } from '../components/ThreadLane/index.ts';
import { Split } from '@awning/ui/primitives';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { form, questions } from '../content/visit.ts';

/** Holds two stools, and answers what people ask first. */
export function Hold() {
  return (
    <ThreadLane tone="accent">
      <Split first="more">
        <FieldsForm {...form} tone="accent" slip="plain" />
        <FaqDetails {...questions} tone="accent" />
      </Split>
    </ThreadLane>
  );
}
