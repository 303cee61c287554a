import { desk } from '@awning/content/desk';
import { awaitsPayment, type OrderStatus } from '@awning/shop/order';
import { OrderPad } from '@awning/ui/components/OrderPad';
import { Link } from '@awning/ui/components/Link';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { TextArea } from '@awning/ui/components/TextArea';
import { Stack, Text } from '@awning/ui/primitives';
import { paths } from '../../paths.ts';
import { AddressField } from './AddressField.tsx';

export interface OrderMoveProps extends Pick<FormProps, 'status' | 'problems' | 'onSubmit'> {
  id: string;
  /** Its present status. */
  from: OrderStatus;
  /** The address of the finished website, as far as it is known. */
  address: string | null;
  /** Whether the desk waits for somebody else: then it is a way on and no longer the one to take. */
  waits: boolean;
}

const { move, delivery } = desk.order;

// The server decides; a step that it would refuse is not offered.
const stepFrom: Partial<Record<OrderStatus, keyof typeof move.moves>> = {
  paid: 'in_progress',
  in_progress: 'delivered',
};

/** Moves an order to its next status, with a note. */
export function OrderMove({ id, from, address, waits, ...form }: OrderMoveProps) {
  const step = stepFrom[from];

  return (
    <OrderPad label={move.label}>
      {step === undefined ? (
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
          messages={{ address: delivery.enterAddress }}
          summary={move.problems}
        >
          <Stack gap="medium">
            <input type="hidden" name="status" value={step} />
            <Text>{move.to(move.moves[step])}</Text>
            {step === 'in_progress' && <Text>{move.begins}</Text>}
            {step === 'delivered' && <AddressField saved={address} />}
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
                tone={waits ? 'outline' : 'spark'}
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
