import { Split } from '@awning/ui/primitives';
import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { FaqList } from '@awning/ui/sections/FaqList';
import { form, questions } from '../content/start.ts';

/** Asks for a first session, and answers what stands in the way of asking. */
export function FreeSession() {
  return (
    <Split first="more" width="content" tone="spark">
      <EnquiryForm {...form} tone="spark" slip="spark" />
      <FaqList heading={questions.heading} items={questions.start} tone="spark" />
    </Split>
  );
}
