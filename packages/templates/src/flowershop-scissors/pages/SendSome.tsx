import { Split } from '@awning/ui/primitives';
import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { FaqList } from '@awning/ui/sections/FaqList';
import { form, questions } from '../content/order.ts';

/** Takes an order, and answers what stands in its way. */
export function SendSome() {
  return (
    <Split first="more" width="content" tone="secondary">
      <EnquiryForm {...form} tone="secondary" slip="spark" />
      <FaqList {...questions} tone="secondary" />
    </Split>
  );
}
