import { Split } from '@awning/ui/primitives';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { form, questions } from '../content/start.ts';

/** Asks for a first session, and answers what stands in the way of asking. */
export function FreeSession() {
  return (
    <Split first="more" width="content" tone="spark">
      <FieldsForm {...form} tone="spark" slip="spark" />
      <FaqDetails heading={questions.heading} items={questions.start} tone="spark" />
    </Split>
  );
}
