import { desk } from '@awning/content/desk';
import { stepWord } from '@awning/content/orders/orderStatus';
import type { AdminOrder } from '@awning/contract/admin/orders';
import { StateStamp } from '@awning/ui/components/StateStamp';
import { Heading, Stack, Text } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import { deskDate } from '../deskDate.ts';
import { DeskTable } from '../DeskList/DeskTable.tsx';
import { price } from '../../format/price.ts';
import { mailTone } from '../DeskMails/mailTone.ts';
import { RefundList } from './RefundList.tsx';

const { history, payments, mails, refund } = desk.order;
const { none } = desk.list;

/** The events of an order, their actors, the payment provider's events and the mails sent. */
export function OrderHistory({ order, address }: { order: AdminOrder; address: string | null }) {
  return (
    <>
      <Part heading={history.heading}>
        <DeskTable
          caption={history.caption}
          rowHeading={history.step}
          columns={[history.when, history.by, history.note]}
          rows={order.history.map(({ step, at, by, note, amount }, place) => ({
            id: String(place),
            header: withSum(stepWord(step, address), amount),
            cells: [deskDate(at).text, by ?? history.itself, <Words key="note">{note}</Words>],
          }))}
        />
      </Part>
      {order.refunds.length > 0 && (
        <Part heading={refund.heading}>
          <RefundList refunds={order.refunds} />
        </Part>
      )}
      <Part heading={payments.heading}>
        {order.paymentEvents.length === 0 ? (
          <Text tone="muted">{payments.none}</Text>
        ) : (
          <DeskTable
            caption={payments.heading}
            rowHeading={payments.type}
            columns={[payments.when, payments.outcome, { label: payments.amount, numeric: true }]}
            rows={order.paymentEvents.map(({ id, type, amount, outcome, receivedAt }) => ({
              id,
              header: type,
              cells: [deskDate(receivedAt).text, outcome, price(amount)],
            }))}
          />
        )}
      </Part>
      <Part heading={mails.heading}>
        {order.mails.length === 0 ? (
          <Text tone="muted">{mails.none}</Text>
        ) : (
          <DeskTable
            caption={mails.heading}
            rowHeading={desk.mails.subject}
            columns={[desk.mails.recipient, desk.mails.written, desk.mails.fared]}
            rows={order.mails.map(({ id, subject, recipient, createdAt, state }) => ({
              id,
              header: subject,
              cells: [
                recipient,
                deskDate(createdAt).text,
                <StateStamp key="state" label={desk.mails.states[state]} tone={mailTone[state]} />,
              ],
            }))}
          />
        )}
      </Part>
    </>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Stack gap="small">
      <Heading level={2} size="large">
        {heading}
      </Heading>
      {children}
    </Stack>
  );
}

const Words = ({ children }: { children: string | null }) => <span dir="auto">{children ?? none}</span>;

const withSum = (step: string, amount: number | null | undefined) =>
  amount ? history.withSum(step, price(amount)) : step;
