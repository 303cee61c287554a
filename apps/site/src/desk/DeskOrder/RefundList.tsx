import { desk } from '@awning/content/desk';
import type { AdminRefund } from '@awning/contract/admin/orders';
import { StateStamp, type StateStampProps } from '@awning/ui/components/StateStamp';
import { deskDate } from '../deskDate.ts';
import { DeskTable } from '../DeskList/DeskTable.tsx';
import { price } from '../../format/price.ts';

const { refund, history } = desk.order;

const toneOf: Record<AdminRefund['state'], StateStampProps['tone']> = {
  asked: 'open',
  returned: 'good',
  failed: 'alert',
};

/** The refunds that the desk requested, and their state. */
export function RefundList({ refunds }: { refunds: readonly AdminRefund[] }) {
  return (
    <DeskTable
      caption={refund.heading}
      rowHeading={refund.amount}
      columns={[refund.state, history.when, history.by, history.note]}
      rows={refunds.map(({ id, amount, state, askedAt, by, note, failure }) => ({
        id,
        header: price(amount),
        cells: [
          <StateStamp key="state" label={refund.states[state]} tone={toneOf[state]} />,
          deskDate(askedAt).text,
          by ?? desk.list.none,
          <span key="note" dir="auto">
            {failure === null ? note : `${note} (${failure})`}
          </span>,
        ],
      }))}
    />
  );
}
