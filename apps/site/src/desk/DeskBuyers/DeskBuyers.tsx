import { brand } from '@awning/content/brand';
import { desk } from '@awning/content/desk';
import { differenceFor } from '@awning/content/orders/difference';
import { statusWord } from '@awning/content/orders/orderStatus';
import type { AdminBuyer } from '@awning/contract/admin/buyers';
import { formatMoney } from '@awning/shop/money';
import { Link } from '@awning/ui/components/Link';
import { Stack, Text, VisuallyHidden } from '@awning/ui/primitives';
import { deskDate } from '../deskDate.ts';
import type { DeskResult, DeskView, ListOf } from '../deskView.ts';
import { DeskList } from '../DeskList/DeskList.tsx';
import { DeskTable } from '../DeskList/DeskTable.tsx';
import { paths } from '../../paths.ts';

export interface DeskBuyersProps {
  list: DeskResult<ListOf<AdminBuyer>>;
  view: DeskView;
}

const { buyers: words } = desk;

const money = (amount: number, currency: string) => formatMoney(amount, { currency, locale: brand.locale });
const searched = (path: string, email: string) => `${path}?${new URLSearchParams({ q: email })}`;

/** Buyers, by email address, each with their orders and the state of these. */
export function DeskBuyers({ list, view }: DeskBuyersProps) {
  return (
    <DeskList words={words} list={list} view={view} next={paths.catalogue.to()} choices={[]}>
      {(buyers) => (
        <DeskTable
          caption={words.heading}
          rowHeading={words.email}
          columns={[words.name, words.paid, words.history]}
          rows={buyers.map(rowOf)}
        />
      )}
    </DeskList>
  );
}

function rowOf(buyer: AdminBuyer) {
  const { email, name, business, count, paid, lastOrderAt } = buyer;
  const last = deskDate(lastOrderAt);
  return {
    id: email,
    header: email,
    cells: [
      <span key="name" dir="auto">
        {business ?? name}
      </span>,
      <Stack key="paid" gap="xxsmall">
        <b>{paid.map(({ amount, currency }) => money(amount, currency)).join(', ') || words.unpaid}</b>
        <Text size="small" tone="muted">
          {words.orders(count)} <time dateTime={last.dateTime}>{last.text}</time>
        </Text>
      </Stack>,
      <History key="history" buyer={buyer} />,
    ],
  };
}

/** The newest orders of a buyer, each with its website, and a link to the rest. */
function History({ buyer: { email, count, messages, orders } }: { buyer: AdminBuyer }) {
  return (
    <Stack gap="small" align="start">
      {orders.map((order) => (
        <Order key={order.id} order={order} />
      ))}
      {count > orders.length && <Link href={searched(paths.deskOrders.to(), email)}>{words.all(count)}</Link>}
      {messages > 0 && (
        <Link href={searched(paths.deskMessages.to(), email)}>{words.messages(messages)}</Link>
      )}
    </Stack>
  );
}

function Order({ order }: { order: AdminBuyer['orders'][number] }) {
  const { id, reference, templateName, isDifference, status, total, currency, site, messages } = order;
  const siteHref = paths.deskSite.to({ id });
  return (
    <Stack gap="xxsmall" align="start">
      <Link href={paths.deskOrder.to({ id })}>{reference}</Link>
      <span>
        {words.order(
          isDifference ? differenceFor(templateName) : templateName,
          statusWord(status, site === 'live' ? siteHref : null),
          money(total, currency),
        )}
      </span>
      {site !== null && (
        <Link href={siteHref}>
          {messages === 0 ? words.site : `${words.site}, ${words.written(messages)}`}
          <VisuallyHidden> {reference}</VisuallyHidden>
        </Link>
      )}
    </Stack>
  );
}
