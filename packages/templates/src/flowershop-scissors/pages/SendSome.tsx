import { Split } from '@awning/ui/primitives';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { form, questions } from '../content/order.ts';

/** Takes an order, and answers what stands in its way. */
export function SendSome() {
  return (
    <Split first="more" width="content" tone="secondary">
      <FieldsForm {...form} tone="secondary" slip="spark" />
      <FaqDetails {...questions} tone="secondary" />
    </Split>
  );
}
