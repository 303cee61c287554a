import { brand } from '@awning/content/brand';
import { desk } from '@awning/content/desk';
import { statusWord } from '@awning/content/orders/orderStatus';
import type { AdminOrder } from '@awning/contract/admin/orders';
import type { AdminSite } from '@awning/contract/admin/sites';
import { Button, ButtonLink } from '@awning/ui/components/Button';
import { Ledger } from '@awning/ui/sections/Ledger';
import { RecordDetail } from '@awning/ui/sections/RecordDetail';
import { Stack } from '@awning/ui/primitives';
import { deskDay } from '../deskDate.ts';
import type { DeskResult } from '../deskView.ts';
import { paths } from '../../paths.ts';
import { orderTone } from '../DeskOrders/orderTone.ts';
import { factsOf } from './factsOf.ts';
import { OrderDeliveryPad, type OrderDeliveryPadProps } from './OrderDeliveryPad.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderMove, type OrderMoveProps } from './OrderMove.tsx';
import { OrderRefund, type OrderRefundProps } from './OrderRefund.tsx';
import { WebsitePad } from './WebsitePad.tsx';
import { DeskProblem } from '../DeskProblem/DeskProblem.tsx';

export interface DeskOrderProps {
  /** Its data, or the reason why they could not be loaded. */
  order: DeskResult<AdminOrder>;
  /** Its website, once there may be one. */
  site?: DeskResult<AdminSite> | undefined;
  /** The state of moving it to another status. */
  move: Pick<OrderMoveProps, 'status' | 'problems' | 'onSubmit'>;
  /** The state of its delivery. */
  delivery: Omit<OrderDeliveryPadProps, 'order'>;
  /** The state of refunding it. */
  refund: Pick<OrderRefundProps, 'status' | 'problems' | 'onSubmit'>;
  /** Whether its payment needs a look, and the state of marking it as seen. */
  flag: { busy: boolean; problem?: string | undefined; onLooked: () => void };
}

const { order: words, orders, list } = desk;
const listed = new Intl.ListFormat(brand.language);

/** The statuses in which there is or may be something for its buyer. */
const takesDelivery = new Set<AdminOrder['status']>(['in_progress', 'delivered']);

/** All the facts about an order, and the ways to change its status. */
export function DeskOrder({ order, site, move, delivery, refund, flag }: DeskOrderProps) {
  if (!order?.answer) {
    return (
      <Ledger
        heading={orders.columns.reference}
        count=""
        status={order ? 'idle' : 'loading'}
        labels={list}
        notice={
          order
            ? {
                urgent: true,
                heading: order.failure.error === 'unknown-order' ? words.missing : list.failed,
                text: order.failure.message,
                action: <ButtonLink href={paths.deskOrders.to()}>{orders.heading}</ButtonLink>,
              }
            : undefined
        }
      />
    );
  }
  const { answer } = order;
  const { reference, status } = answer;
  const address = answer.address ?? answer.siteAddress;

  return (
    <RecordDetail
      heading={reference}
      breadcrumbs={{
        label: words.where,
        items: [{ label: orders.heading, href: paths.deskOrders.to() }],
        current: reference,
      }}
      stamp={{ label: statusWord(status, address), tone: orderTone[status] }}
      turn={turnOf(answer)}
      notice={
        answer.flag === null
          ? undefined
          : {
              text: sentenceOf(answer.flag, answer),
              action: (
                <Stack gap="small" align="start">
                  <Button size="small" busy={flag.busy} onClick={flag.onLooked}>
                    {words.looked}
                  </Button>
                  <DeskProblem>{flag.problem}</DeskProblem>
                </Stack>
              ),
            }
      }
      facts={factsOf(answer)}
      next={
        !answer.isDifference && (
          <OrderMove
            // Text typed for one step is not meant for the next.
            key={status}
            id={answer.id}
            from={status}
            address={answer.address}
            waits={answer.whoseTurn === 'buyer'}
            {...move}
          />
        )
      }
      aside={
        <Stack gap="large">
          {site && <WebsitePad id={answer.id} site={site} />}
          {takesDelivery.has(status) && !answer.isDifference && (
            <OrderDeliveryPad order={answer} {...delivery} />
          )}
          <OrderRefund key={`${status} ${answer.refundable}`} order={answer} {...refund} />
        </Stack>
      }
    >
      <OrderHistory order={answer} address={address} />
    </RecordDetail>
  );
}

function turnOf({ whoseTurn, readyBy }: AdminOrder): string {
  const turn = words.turns[whoseTurn];
  return readyBy === null ? turn : `${turn}, ${orders.due(deskDay(readyBy))}`;
}

function sentenceOf(flag: string, { paidFromSameForm: others }: AdminOrder): string {
  if (flag === 'perhaps-twice' && others.length > 0) {
    return words.perhapsTwice(listed.format(others.map(({ reference }) => reference)));
  }
  return flag in words.flags ? words.flags[flag as keyof typeof words.flags] : words.otherFlag(flag);
}
