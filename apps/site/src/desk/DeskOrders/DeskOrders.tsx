import { differenceFor } from '@awning/content/orders/difference';
import { desk } from '@awning/content/desk';
import { orderStatus, statusWord } from '@awning/content/orders/orderStatus';
import type { AdminOrderLine } from '@awning/contract/admin/orders';
import { Badge } from '@awning/ui/components/Badge';
import { Link } from '@awning/ui/components/Link';
import { StateStamp } from '@awning/ui/components/StateStamp';
import { deskDate, deskDay } from '../deskDate.ts';
import type { DeskResult, DeskView, ListOf } from '../deskView.ts';
import { paths } from '../../paths.ts';
import { price } from '../../format/price.ts';
import { hostOf } from '../../format/siteAddresses.ts';
import { choicesOf } from '../DeskList/choicesOf.ts';
import { DeskList } from '../DeskList/DeskList.tsx';
import { DeskTable } from '../DeskList/DeskTable.tsx';
import { orderTone } from './orderTone.ts';

export interface DeskOrdersProps {
  list: DeskResult<ListOf<AdminOrderLine>>;
  view: DeskView;
}

const { orders: words } = desk;
const { columns } = words;

/** Every order, each with a link to all its facts. */
export function DeskOrders({ list, view }: DeskOrdersProps) {
  return (
    <DeskList
      words={words}
      list={list}
      view={view}
      next={paths.catalogue.to()}
      choices={[
        {
          name: 'status',
          label: words.status,
          options: choicesOf({ '': words.anyStatus, ...orderStatus }),
        },
        { name: 'turn', label: words.turn, options: choicesOf(words.turns) },
        { name: 'sort', label: words.sort, options: choicesOf(words.sorts) },
        { name: 'flagged', label: words.flag, options: choicesOf(words.flags) },
      ]}
    >
      {(orders) => (
        <DeskTable
          caption={words.heading}
          rowHeading={columns.reference}
          columns={[
            columns.buyer,
            columns.template,
            { label: columns.total, numeric: true },
            columns.status,
            columns.turn,
            columns.ordered,
          ]}
          rows={orders.map(rowOf)}
        />
      )}
    </DeskList>
  );
}

function rowOf(order: AdminOrderLine) {
  const { id, reference, customer, templateName, total, status, whoseTurn, readyBy, flag, createdAt } = order;
  const address = order.address ?? order.siteAddress;
  const when = deskDate(createdAt);
  return {
    id,
    header: reference,
    href: paths.deskOrder.to({ id }),
    cells: [
      <span key="buyer" dir="auto">
        {customer.name}
      </span>,
      order.isDifference ? differenceFor(templateName) : templateName,
      price(total),
      <span key="status">
        <StateStamp label={statusWord(status, address)} tone={orderTone[status]} />{' '}
        {address && (
          <>
            <Link href={address}>{hostOf(address)}</Link>{' '}
          </>
        )}
        {flag !== null && <Badge label={words.look} tone="danger" />}
      </span>,
      <span key="turn">
        {words.turns[whoseTurn]}
        {readyBy !== null && (
          <>
            , <time dateTime={readyBy}>{words.due(deskDay(readyBy))}</time>
          </>
        )}
      </span>,
      <time key="when" dateTime={when.dateTime}>
        {when.text}
      </time>,
    ],
  };
}
