import { desk } from '@awning/content/desk';
import type { AdminOrder } from '@awning/contract/admin/orders';
import { OrderPad } from '@awning/ui/components/OrderPad';
import { Field } from '@awning/ui/components/Field';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { TextArea } from '@awning/ui/components/TextArea';
import { Stack, Text } from '@awning/ui/primitives';
import { paths } from '../../paths.ts';
import { price } from '../../format/price.ts';

export interface OrderRefundProps extends Pick<FormProps, 'status' | 'problems' | 'onSubmit'> {
  order: AdminOrder;
}

const { refund, move } = desk.order;

/** Requests a refund from the payment provider: all of the rest, or a part once work has begun. */
export function OrderRefund({ order, ...form }: OrderRefundProps) {
  const { id, status, refundable, currency, refunds } = order;
  const asked = refunds.find(({ state }) => state === 'asked');
  const left = price(refundable);

  if (asked) {
    return (
      <OrderPad label={refund.label}>
        <Text>{refund.waiting(price(asked.amount))}</Text>
      </OrderPad>
    );
  }
  if (refundable === 0) return null;

  return (
    <OrderPad label={refund.label}>
      <Form
        {...form}
        formAction={paths.deskOrder.to({ id })}
        messages={{ amount: refund.enterSum, note: refund.enterNote }}
        summary={refund.problems}
      >
        <Stack gap="medium">
          {status === 'paid' ? (
            <Text>{refund.whole(left)}</Text>
          ) : (
            <Field
              name="amount"
              label={refund.sum(currency)}
              hint={refund.sumHint(left)}
              defaultValue={(refundable / 100).toFixed(2)}
            />
          )}
          <TextArea
            name="note"
            label={refund.note}
            hint={refund.noteHint}
            rows={2}
            count={{ limit: 500, upTo: move.upTo, left: move.left, tooMany: move.tooMany }}
          />
          <Text size="small" tone="muted">
            {refund.mailNote}
          </Text>
          <div>
            <SubmitButton label={refund.save} busyLabel={refund.saving} size="medium" tone="plain" />
          </div>
        </Stack>
      </Form>
    </OrderPad>
  );
}
