import { desk } from '@awning/content/desk';
import type { AdminOrder } from '@awning/contract/admin/orders';
import { OrderPad } from '@awning/ui/components/OrderPad';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { Stack, Text } from '@awning/ui/primitives';
import { paths } from '../../paths.ts';
import { AddressField } from './AddressField.tsx';
import { FileForm, type FileFormProps } from './FileForm.tsx';
import { FileList, type FileListProps } from './FileList.tsx';

export interface OrderDeliveryPadProps extends Pick<FileListProps, 'busy' | 'problem' | 'onRemove'> {
  order: AdminOrder;
  address: Pick<FormProps, 'status' | 'problems' | 'onSubmit'>;
  upload: Omit<FileFormProps, 'id' | 'count'>;
}

const { delivery: words } = desk.order;

/** Shows the delivery of an order: made, or yet to come. */
export function OrderDeliveryPad({ order, address, upload, ...list }: OrderDeliveryPadProps) {
  const isDelivered = order.status === 'delivered';

  return (
    <OrderPad label={words.label}>
      <Stack gap="large">
        {/* Before that, the address is given with the delivery. */}
        {isDelivered && (
          <Form
            {...address}
            formAction={paths.deskOrder.to({ id: order.id })}
            messages={{ address: words.enterAddress }}
            summary={words.problems}
          >
            <Stack gap="medium">
              <AddressField saved={order.address} />
              <div>
                <SubmitButton label={words.save} busyLabel={words.saving} size="medium" tone="outline" />
              </div>
            </Stack>
          </Form>
        )}
        <FileList {...list} files={order.files} />
        <FileForm {...upload} id={order.id} count={order.files.length} />
        <Text size="small" tone="muted">
          {isDelivered ? words.sent : words.toBuyer}
        </Text>
      </Stack>
    </OrderPad>
  );
}
