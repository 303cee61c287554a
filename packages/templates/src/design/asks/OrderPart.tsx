import { OrderForm, type OrderFormProps } from '@awning/ui/sections/OrderForm';
import type { ReactNode } from 'react';
import type { PriceItem } from '../../content/shapes.ts';
import { currencyOf } from '../../content/words/country.ts';
import type { Clock } from '../../content/words/hours.ts';
import { minorUnitsOf } from '../../content/words/price.ts';
import { AskForm } from '../parts.tsx';
import { headed, sending } from '../props.ts';
import { AskFacts } from './AskFacts.tsx';
import { ClosedForm } from './ClosedForm.tsx';
import { daysAsked, idsOf, type AskingSite } from './asking.ts';

/** The longest list that visitors go through. */
const most = 24;

/** Takes an order for a day, at `#ask`, of items with a price that are not sold out. Without any, a message form. */
export function OrderPart({
  site,
  words = site.content.orders,
  items = site.content.prices?.groups.flatMap((group) => group.items) ?? [],
  render,
  clock,
  ...look
}: {
  site: AskingSite;
  words?: { heading?: string; lead?: string } | undefined;
  /** In their order: items after the twenty-fourth are asked for by telephone. */
  items?: readonly PriceItem[];
  /** The ornament beside an item. */
  render?: (item: PriceItem) => ReactNode;
  clock?: Clock;
} & Pick<OrderFormProps, 'headingLevel' | 'tone' | 'slip'>) {
  const { content, labels } = site;
  const { order, day, address, you } = labels.asks;
  const { heading, submit, closed, card: onCard, ...asked } = order;
  const { delivery, leadDays, card } = content.orders ?? {};
  const currency = currencyOf(content.business);
  const sold = items.filter(({ price, soldOut }) => price !== undefined && !soldOut).slice(0, most);
  if (sold.length === 0) return <AskForm site={site} words={words} {...(clock && { clock })} {...look} />;
  const said = headed(words, heading);
  if (site.formAction === null)
    return <ClosedForm site={site} id="ask" heading={said.heading} tone={look.tone} />;

  const ids = idsOf(sold.map(({ name }) => name));
  return (
    <OrderForm
      id="ask"
      {...said}
      items={sold.map((item, place) => {
        const { name, note, mark, price = 0, from, per } = item;
        const about = [note, mark, per].filter(Boolean).join(', ');
        const drawing = render?.(item);
        return {
          id: ids[place] ?? name,
          name,
          price: minorUnitsOf(price, currency),
          ...(about && { note: about }),
          ...(from && { from }),
          ...(drawing && { drawing }),
        };
      })}
      currency={currency}
      {...daysAsked(site)}
      {...(leadDays !== undefined && { leadDays })}
      {...(delivery && {
        delivery: {
          ...delivery,
          ...(delivery.fee !== undefined && { fee: minorUnitsOf(delivery.fee, currency) }),
        },
      })}
      submit={submit}
      {...sending(site, 'ask')}
      labels={{
        ...asked,
        from: labels.from,
        optional: labels.optional,
        day: delivery ? { ...day, closed } : day,
        address,
        you,
        ...(card && { card: onCard }),
      }}
      facts={<AskFacts site={site} clock={clock} />}
      {...look}
    />
  );
}
