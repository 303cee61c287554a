'use client';

import { useId, useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { breakable } from './breakable.ts';
import * as styles from './Table.css.ts';

export interface TableProps {
  /** What the table tells, in a line over it. */
  caption: string;
  /** Hides the caption visually, where a heading beside the table says the same. */
  captionHidden?: boolean;
  /** Heads the first column, whose cells name their rows. Seen over `cards`, and read by screen readers everywhere. */
  rowHeading: string;
  /** From the column a row is found by to those it is read for. */
  columns: readonly TableColumn[];
  /** Rows that belong together, with a word over them. One group without a heading is a plain table. */
  groups: readonly TableGroup[];
  /**
   * Where it is too narrow for its columns: `scroll` moves sideways under the fixed first column, `cards` makes a card of
   * each row, `stacked` writes each row's name over its cells. Up to three columns of a word or two fit so on a phone.
   */
  narrow?: Narrow;
}

type Narrow = 'scroll' | 'cards' | 'stacked';

export interface TableColumn {
  label: string;
  /** Small print under the label. */
  note?: string;
  /** Marks the recommended column: this word is written over it. */
  featured?: string | undefined;
  /** Figures stand flush with each other at the end of the column. */
  numeric?: boolean;
  /** Holds sentences, the other columns a few words: it is given the most room. */
  long?: boolean;
}

export interface TableGroup {
  heading?: string;
  rows: readonly TableRow[];
}

export interface TableRow {
  /** Names the row. */
  header: string;
  /** Where its name leads. */
  href?: string | undefined;
  /** Tells it from a row of the same name. */
  id?: string | undefined;
  /** One for each column, in their order. */
  cells: readonly TableCell[];
}

/** A tick or a cross never stands alone: screen readers read its words, which are seen if they say more than yes. */
export type TableCell = ReactNode | { mark: 'tick' | 'cross'; words: string; seen?: boolean };

// Some browsers forget the roles of a table's parts where those are drawn as cards.
const says = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Compares things in rows and columns, which screen readers read as a table. */
export function Table(props: TableProps) {
  const { caption, captionHidden = false, rowHeading, columns, groups, narrow = 'scroll' } = props;
  const captionId = useId();
  const region = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(region);
  const words = captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption;

  return (
    <div
      ref={region}
      className={styles.region[narrow]}
      {...(overflows && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
    >
      <table {...says.table} className={styles.table[narrow]}>
        <caption id={captionId} className={styles.caption[narrow]}>
          <span className={styles.captionWords[narrow]}>{words}</span>
        </caption>
        <thead {...says.rowgroup} className={styles.head[narrow]}>
          <tr {...says.row} className={styles.headRow[narrow]}>
            <th scope="col" {...says.columnheader} className={styles.corner[narrow]}>
              {narrow === 'cards' ? (
                <span className={styles.columnLabel}>{rowHeading}</span>
              ) : (
                <VisuallyHidden>{rowHeading}</VisuallyHidden>
              )}
            </th>
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                {...says.columnheader}
                className={`${columnClass(column)} ${styles.columnHead[narrow]}`}
              >
                {column.featured && <span className={styles.featured.inHead}>{column.featured} </span>}
                <span className={styles.columnLabel}>{column.label}</span>
                {column.note && <span className={styles.note}> {column.note}</span>}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group, place) => (
          <Group
            key={group.heading ?? place}
            group={group}
            columns={columns}
            narrow={narrow}
            named={narrow === 'stacked' && place > 0}
          />
        ))}
      </table>
    </div>
  );
}

interface GroupProps {
  group: TableGroup;
  columns: readonly TableColumn[];
  narrow: Narrow;
  /** It names the columns once more. */
  named: boolean;
}

function Group({ group: { heading, rows }, columns, narrow, named }: GroupProps) {
  return (
    <tbody {...says.rowgroup} className={styles.block[narrow]}>
      {heading && (
        <tr {...says.row} className={styles.block[narrow]}>
          <th
            scope="rowgroup"
            {...says.rowheader}
            colSpan={columns.length + 1}
            className={styles.group[narrow]}
          >
            <span className={styles.stuck}>{heading}</span>
            {named && (
              <span aria-hidden="true" className={styles.again}>
                {columns.map(({ label }) => (
                  <span key={label} className={styles.nameAgain}>
                    {label}
                  </span>
                ))}
              </span>
            )}
          </th>
        </tr>
      )}
      {rows.map(({ header, href, id = header, cells }, place) => (
        <tr key={id} {...says.row} className={styles.row[narrow]}>
          <th scope="row" {...says.rowheader} className={styles.rowHeader[narrow]}>
            <span className={styles.rowWords[narrow]}>
              {href ? <Link href={href}>{breakable(header)}</Link> : breakable(header)}
            </span>
          </th>
          {columns.map((column, across) => (
            <td key={column.label} {...says.cell} className={`${columnClass(column)} ${styles.cell[narrow]}`}>
              {narrow === 'cards' && (
                <span aria-hidden="true" className={styles.inCard}>
                  {column.label}
                  {place === 0 && column.featured && (
                    <span className={styles.featured.inCard}>{column.featured}</span>
                  )}
                </span>
              )}
              <Cell cell={cells[across]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Cell({ cell }: { cell: TableCell }) {
  if (typeof cell === 'string') return <span>{breakable(cell)}</span>;
  if (!isMarked(cell)) return <span>{cell}</span>;
  const { mark, words, seen } = cell;
  return (
    <span className={styles.marked}>
      <span className={styles.mark[mark]}>
        <Icon kind={mark} size="small" />
      </span>
      {seen ? words : <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  );
}

const isMarked = (cell: TableCell): cell is Extract<TableCell, { mark: string }> =>
  typeof cell === 'object' && cell !== null && 'mark' in cell;

const columnClass = ({ featured, numeric, long }: TableColumn) =>
  [styles.column, featured && styles.featuredColumn, numeric && styles.numeric, long && styles.longColumn]
    .filter(Boolean)
    .join(' ');

/** Whether there is something to scroll to; until the script can measure, there may be. */
function useOverflows(region: RefObject<HTMLElement | null>) {
  return useSyncExternalStore(
    (changed) => {
      let frame = 0;
      // A frame later: a change of the page inside the observer is a "ResizeObserver loop".
      const watch = new ResizeObserver(() => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(changed);
      });
      if (region.current) watch.observe(region.current);
      // Letters that come late widen the table, not its region.
      for (const table of region.current?.children ?? []) watch.observe(table);
      return () => {
        watch.disconnect();
        cancelAnimationFrame(frame);
      };
    },
    () => !region.current || region.current.scrollWidth > region.current.clientWidth,
    () => true,
  );
}
