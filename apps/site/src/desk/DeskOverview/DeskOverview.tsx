import { desk } from '@awning/content/desk';
import { orderStatus } from '@awning/content/orders/orderStatus';
import type { Overview } from '@awning/contract/admin/overview';
import { Button } from '@awning/ui/components/Button';
import { BarChart } from '@awning/ui/sections/BarChart';
import { FigureBoard } from '@awning/ui/sections/FigureBoard';
import { Ledger } from '@awning/ui/sections/Ledger';
import { AttentionList } from '@awning/ui/sections/AttentionList';
import { deskDay } from '../deskDate.ts';
import type { DeskResult } from '../deskView.ts';
import { paths } from '../../paths.ts';
import { price } from '../../format/price.ts';
import { DeskSales } from './DeskSales.tsx';
import { slipsOf } from './slipsOf.ts';

export interface DeskOverviewProps {
  /** The figures of the last days, or the reason why there are none. */
  overview: DeskResult<Overview>;
  /** Loads it again. */
  onAgain: () => void;
}

const { overview: words, list } = desk;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The state of the shop, and what waits for its owner. */
export function DeskOverview({ overview, onAgain }: DeskOverviewProps) {
  if (!overview?.answer) {
    return (
      <Ledger
        heading={words.heading}
        count=""
        status={overview ? 'idle' : 'loading'}
        labels={list}
        notice={
          overview
            ? {
                urgent: true,
                heading: list.failed,
                text: overview.failure.message,
                action: <Button onClick={onAgain}>{list.again}</Button>,
              }
            : undefined
        }
      />
    );
  }
  const { answer } = overview;

  return (
    <>
      <FigureBoard heading={words.heading} lead={words.sentence} items={figuresOf(answer)}>
        <AttentionList
          heading={words.waits.heading}
          items={slipsOf(answer)}
          empty={words.waits.empty}
          next={{ label: words.waits.next, href: paths.deskOrders.to() }}
        />
      </FigureBoard>
      <BarChart
        heading={words.chart.heading}
        summary={summaryOf(answer)}
        items={answer.days.map(({ day, orders, revenue }) => ({
          label: deskDay(day),
          value: revenue,
          more: [String(orders)],
        }))}
        format={price}
        table={{
          open: words.chart.open,
          caption: words.chart.caption,
          rowHeading: words.chart.day,
          value: words.chart.taken,
          columns: [words.chart.orders],
        }}
      />
      <DeskSales templates={answer.templates} />
    </>
  );
}

function figuresOf({ days, orders, turns, reviews, subscribers }: Overview) {
  const today = days.at(-1);
  return [
    {
      label: words.today,
      value: price(today?.revenue ?? 0),
      note: words.orders(today?.orders ?? 0),
    },
    {
      label: words.month,
      value: price(sum(days.map(({ revenue }) => revenue))),
      note: words.orders(sum(days.map((day) => day.orders))),
    },
    { label: words.theirs, value: String(turns.buyer), note: words.theirsNote },
    { label: orderStatus.in_progress, value: String(orders.in_progress) },
    { label: orderStatus.delivered, value: String(orders.delivered) },
    {
      label: words.reviews,
      value: reviews.average === null ? list.none : reviews.average.toFixed(1),
      note: words.reviewsNote(reviews.count),
    },
    { label: words.subscribers, value: String(subscribers), note: words.subscribersNote },
  ] as const;
}

function summaryOf({ days }: Overview) {
  const best = days.reduce<Overview['days'][number] | undefined>(
    (most, day) => (day.revenue > (most?.revenue ?? 0) ? day : most),
    undefined,
  );
  if (!best) return words.chart.nothing;
  return words.chart.summary(
    price(sum(days.map(({ revenue }) => revenue))),
    words.orders(sum(days.map(({ orders }) => orders))),
    price(best.revenue),
    deskDay(best.day),
  );
}
