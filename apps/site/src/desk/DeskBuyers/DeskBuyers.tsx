import { brand } from '@awning/content/brand';
import { desk } from '@awning/content/desk';
import { statusWord } from '@awning/content/orders/orderStatus';
import type { AdminBuyer } from '@awning/contract/admin/buyers';
import { formatMoney } from '@awning/shop/money';
import { Link } from '@awning/ui/components/Link';
import { Stack } from '@awning/ui/primitives';
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

/** Who ordered, by address, each with what they ordered and what came of it. */
export function DeskBuyers({ list, view }: DeskBuyersProps) {
  return (
    <DeskList words={words} list={list} view={view} next={paths.catalogue.to()} choices={[]}>
      {(buyers) => (
        <DeskTable
          caption={words.heading}
          rowHeading={words.email}
          columns={[
            words.name,
            { label: words.orders, numeric: true },
            { label: words.paid, numeric: true },
            words.last,
            words.history,
          ]}
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
      String(count),
      paid.map(({ amount, currency }) => money(amount, currency)).join(', ') || words.unpaid,
      <time key="last" dateTime={last.dateTime}>
        {last.text}
      </time>,
      <History key="history" buyer={buyer} />,
    ],
  };
}

/** The newest orders of a buyer, each with its website, and where the rest is. */
function History({ buyer: { email, count, messages, orders } }: { buyer: AdminBuyer }) {
  return (
    <Stack gap="small" align="start">
      <ul>
        {orders.map(({ id, reference, templateName, status, total, currency, site, messages: said }) => (
          <li key={id}>
            <Link href={paths.deskOrder.to({ id })}>{reference}</Link>{' '}
            {words.order(
              templateName,
              statusWord(status, site === 'live' ? paths.deskSite.to({ id }) : null),
              money(total, currency),
            )}
            {site !== null && (
              <>
                {' '}
                <Link href={paths.deskSite.to({ id })}>{words.site(reference, said)}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
      {count > orders.length && <Link href={searched(paths.deskOrders.to(), email)}>{words.all(count)}</Link>}
      {messages > 0 && (
        <Link href={searched(paths.deskMessages.to(), email)}>{words.messages(messages)}</Link>
      )}
    </Stack>
  );
}
