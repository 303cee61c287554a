import { desk } from '@awning/content/desk';
import { orderStatus, statusWord } from '@awning/content/orderStatus';
import type { AdminOrderLine } from '@awning/contract/adminOrders';
import { Badge } from '@awning/ui/components/Badge';
import { StateStamp } from '@awning/ui/components/StateStamp';
import { Table } from '@awning/ui/components/Table';
import { deskDate } from '../../deskDate.ts';
import type { Asked, DeskView, ListOf } from '../../deskView.ts';
import { paths } from '../../paths.ts';
import { price } from '../../shelf.ts';
import { choicesOf } from '../DeskList/choicesOf.ts';
import { DeskList } from '../DeskList/DeskList.tsx';
import { orderTone } from './orderTone.ts';

export interface DeskOrdersProps {
  list: Asked<ListOf<AdminOrderLine>>;
  view: DeskView;
}

const { orders: words } = desk;
const { columns } = words;

/** Every order there is, each leading to all that is known of it. */
export function DeskOrders({ list, view }: DeskOrdersProps) {
  return (
    <DeskList
      words={words}
      list={list}
      view={view}
      choices={[
        {
          name: 'status',
          label: words.status,
          options: choicesOf({ '': words.anyStatus, ...orderStatus }),
        },
        { name: 'sort', label: words.sort, options: choicesOf(words.sorts) },
        { name: 'flagged', label: words.flag, options: choicesOf(words.flags) },
      ]}
    >
      {(orders) => (
        <Table
          caption={words.heading}
          captionHidden
          rowHeading={columns.reference}
          columns={[
            { label: columns.buyer },
            { label: columns.template },
            { label: columns.total, numeric: true },
            { label: columns.status },
            { label: columns.ordered },
          ]}
          groups={[{ rows: orders.map(rowOf) }]}
          narrow="cards"
        />
      )}
    </DeskList>
  );
}

function rowOf(order: AdminOrderLine) {
  const { id, reference, customer, templateName, total, status, address, flag, createdAt } = order;
  const when = deskDate(createdAt);
  return {
    id,
    header: reference,
    href: paths.deskOrder.to({ id }),
    cells: [
      <span key="buyer" dir="auto">
        {customer.name}
      </span>,
      templateName,
      price(total),
      <span key="status">
        <StateStamp label={statusWord(status, address)} tone={orderTone[status]} />{' '}
        {flag !== null && <Badge label={words.look} tone="danger" />}
      </span>,
      <time key="when" dateTime={when.dateTime}>
        {when.text}
      </time>,
    ],
  };
}
