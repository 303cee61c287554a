import { desk } from '@awning/content/desk';
import type { AdminRefund } from '@awning/contract/adminOrders';
import { StateStamp, type StateStampProps } from '@awning/ui/components/StateStamp';
import { Table } from '@awning/ui/components/Table';
import { deskDate } from '../../deskDate.ts';
import { price } from '../../shelf.ts';

const { refund, history } = desk.order;

const toneOf: Record<AdminRefund['state'], StateStampProps['tone']> = {
  asked: 'open',
  returned: 'good',
  failed: 'alert',
};

/** What the desk asked to be given back, and what became of that. */
export function RefundList({ refunds }: { refunds: readonly AdminRefund[] }) {
  return (
    <Table
      caption={refund.heading}
      captionHidden
      rowHeading={refund.amount}
      columns={[
        { label: refund.state },
        { label: history.when },
        { label: history.by },
        { label: history.note },
      ]}
      groups={[
        {
          rows: refunds.map(({ id, amount, state, askedAt, by, note, failure }) => ({
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
          })),
        },
      ]}
      narrow="cards"
    />
  );
}
