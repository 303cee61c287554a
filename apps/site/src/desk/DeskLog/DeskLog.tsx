import { desk } from '@awning/content/desk';
import type { AuditLine } from '@awning/contract/admin/audit';
import { Link } from '@awning/ui/components/Link';
import { deskDate } from '../deskDate.ts';
import type { DeskResult, DeskView, ListOf } from '../deskView.ts';
import { paths } from '../../paths.ts';
import { choicesOf } from '../DeskList/choicesOf.ts';
import { DeskList } from '../DeskList/DeskList.tsx';
import { DeskTable } from '../DeskList/DeskTable.tsx';

export interface DeskLogProps {
  list: DeskResult<ListOf<AuditLine>>;
  view: DeskView;
}

const { log: words } = desk;

/** The changes with their actors, newest first. */
export function DeskLog({ list, view }: DeskLogProps) {
  return (
    <DeskList
      words={words}
      list={list}
      view={view}
      next={paths.deskOrders.to()}
      choices={[{ name: 'action', label: words.action, options: choicesOf(words.actions) }]}
    >
      {(lines) => (
        <DeskTable
          caption={words.heading}
          rowHeading={words.what}
          columns={[words.who, words.when, words.detail, words.subject]}
          rows={lines.map(({ id, at, actor, action, subjectId, detail }) => ({
            id: String(id),
            header: words.actions[action],
            cells: [
              actor ? (actor.username ?? words.gone) : detail['by'] === 'buyer' ? words.buyer : words.itself,
              deskDate(at).text,
              detailOf(detail),
              isOfOrder(action) ? (
                <Link key="subject" href={paths.deskOrder.to({ id: subjectId })}>
                  {words.openOrder}
                </Link>
              ) : (
                subjectId
              ),
            ],
          }))}
        />
      )}
    </DeskList>
  );
}

/** Changes to a website are listed under its order. */
const isOfOrder = (action: AuditLine['action']) => /^(order|site)\./.test(action);

const said = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function detailOf({ from, to, by: _by, ...more }: AuditLine['detail']) {
  const moved = from === undefined && to === undefined ? [] : [`${said(from)} → ${said(to)}`];
  const others = Object.entries(more).map(([name, value]) => `${name}: ${said(value)}`);
  return [...moved, ...others].join(', ') || desk.list.none;
}
