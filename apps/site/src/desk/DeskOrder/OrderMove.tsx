import { desk } from '@awning/content/desk';
import type { AdminOrder } from '@awning/contract/admin/orders';
import { awaitsPayment, type OrderStatus } from '@awning/shop/order';
import { OrderPad } from '@awning/ui/components/OrderPad';
import { Link } from '@awning/ui/components/Link';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { SelectField } from '@awning/ui/components/SelectField';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { TextArea } from '@awning/ui/components/TextArea';
import { Stack, Text } from '@awning/ui/primitives';
import { paths } from '../../paths.ts';
import { AddressField } from './AddressField.tsx';

export interface OrderMoveProps extends Pick<FormProps, 'status' | 'problems' | 'onSubmit'> {
  id: string;
  /** Its present status. */
  from: OrderStatus;
  /** Whose turn it is: while it is not the shop's, moving the order on is not the main action of the page. */
  whoseTurn: AdminOrder['whoseTurn'];
  /** The address of the finished website, as far as it is known. */
  address: string | null;
}

const { move, delivery } = desk.order;

// The server decides; a step that it would refuse is not offered.
const stepsFrom: Partial<Record<OrderStatus, readonly (keyof typeof move.moves)[]>> = {
  paid: ['in_progress'],
  in_progress: ['delivered'],
};

/** Moves an order to another status, with a note. */
export function OrderMove({ id, from, whoseTurn, address, ...form }: OrderMoveProps) {
  const steps = stepsFrom[from] ?? [];

  return (
    <OrderPad label={move.label}>
      {steps.length === 0 ? (
        <Stack gap="small">
          <Text>{awaitsPayment(from) ? move.unpaid : move.nothing}</Text>
          <Text>
            <Link href={`${paths.deskOrders.to()}?status=paid&sort=oldest`}>{move.next}</Link>
          </Text>
        </Stack>
      ) : (
        <Form
          {...form}
          formAction={paths.deskOrder.to({ id })}
          messages={{ status: move.enterTo, address: delivery.enterAddress }}
          summary={move.problems}
        >
          <Stack gap="medium">
            <SelectField
              name="status"
              label={move.to}
              options={steps.map((step) => ({ value: step, label: move.moves[step] }))}
              defaultValue={steps[0]}
            />
            {steps.includes('delivered') && <AddressField saved={address} />}
            <TextArea
              name="note"
              label={move.note}
              hint={move.noteHint}
              optional={move.optional}
              rows={2}
              count={{ limit: 500, upTo: move.upTo, left: move.left, tooMany: move.tooMany }}
            />
            <div>
              <SubmitButton
                label={move.save}
                busyLabel={move.saving}
                size="medium"
                tone={whoseTurn === 'shop' ? 'spark' : 'outline'}
              />
            </div>
            <Text size="small" tone="muted">
              {move.mailNote}
            </Text>
          </Stack>
        </Form>
      )}
    </OrderPad>
  );
}
