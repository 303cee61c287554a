import { desk } from '@awning/content/desk';
import { stepWord } from '@awning/content/orderStatus';
import type { AdminOrder } from '@awning/contract/adminOrders';
import { StateStamp } from '@awning/ui/components/StateStamp';
import { Table } from '@awning/ui/components/Table';
import { Heading, Stack, Text } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import { deskDate } from '../../deskDate.ts';
import { price } from '../../shelf.ts';
import { mailTone } from '../DeskMails/mailTone.ts';
import { RefundList } from './RefundList.tsx';

const { history, payments, mails, refund } = desk.order;
const { none } = desk.list;

/** What happened to an order, who did it, what the payment provider said and which mails went out. */
export function OrderHistory({ order }: { order: AdminOrder }) {
  return (
    <>
      <Part heading={history.heading}>
        <Table
          caption={history.caption}
          captionHidden
          rowHeading={history.step}
          columns={[{ label: history.when }, { label: history.by }, { label: history.note }]}
          groups={[
            {
              rows: order.history.map(({ step, at, by, note, amount }, place) => ({
                id: String(place),
                header: withSum(stepWord(step, order.address), amount),
                cells: [deskDate(at).text, by ?? history.itself, <Words key="note">{note}</Words>],
              })),
            },
          ]}
          narrow="cards"
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
          <Table
            caption={payments.heading}
            captionHidden
            rowHeading={payments.type}
            columns={[
              { label: payments.when },
              { label: payments.outcome },
              { label: payments.amount, numeric: true },
            ]}
            groups={[
              {
                rows: order.paymentEvents.map(({ id, type, amount, outcome, receivedAt }) => ({
                  id,
                  header: type,
                  cells: [deskDate(receivedAt).text, outcome, price(amount)],
                })),
              },
            ]}
            narrow="cards"
          />
        )}
      </Part>
      <Part heading={mails.heading}>
        {order.mails.length === 0 ? (
          <Text tone="muted">{mails.none}</Text>
        ) : (
          <Table
            caption={mails.heading}
            captionHidden
            rowHeading={desk.mails.subject}
            columns={[
              { label: desk.mails.recipient },
              { label: desk.mails.written },
              { label: desk.mails.fared },
            ]}
            groups={[
              {
                rows: order.mails.map(({ id, subject, recipient, createdAt, state }) => ({
                  id,
                  header: subject,
                  cells: [
                    recipient,
                    deskDate(createdAt).text,
                    <StateStamp key="state" label={desk.mails.states[state]} tone={mailTone[state]} />,
                  ],
                })),
              },
            ]}
            narrow="cards"
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
