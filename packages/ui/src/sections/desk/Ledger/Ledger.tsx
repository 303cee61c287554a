import { useId, type ReactNode } from 'react';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { Pagination, type PaginationProps } from '../../../components/navigation/Pagination/Pagination.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx';
import { Heading, Stack, Text } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import { LedgerFilters, type LedgerFilter } from './LedgerFilters.tsx';
import * as styles from './Ledger.css.ts';

export type { LedgerFilter };

export interface LedgerProps {
  /** The page's only `h1`. */
  heading: string;
  lead?: string | undefined;
  /** The form that narrows it down. */
  filter?: LedgerFilter | undefined;
  /** How many there are, announced again whenever it changes: “25 of 120 orders”. */
  count?: string | undefined;
  /** `loading` keeps the place of lines that are loading, or the last lines until others come. */
  status?: 'idle' | 'loading';
  /** Why there is nothing to show: nothing was found, or the request failed. */
  notice?: LedgerNotice | undefined;
  /** An action for the whole list: a download. */
  actions?: ReactNode;
  /** Where the list is longer than a page. */
  pagination?: PaginationProps | undefined;
  labels: LedgerLabels;
  /** The lines: a table, a pile of slips. */
  children?: ReactNode;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface LedgerNotice {
  /** Something went wrong; it is announced at once. Otherwise there is nothing here. */
  urgent?: boolean;
  heading: string;
  text?: string | undefined;
  action?: ReactNode;
}

export interface LedgerLabels {
  loading: string;
}

/** Lays a long list open page by page, with its filters over it. */
export function Ledger(props: LedgerProps) {
  const { heading, lead, filter, count, status = 'idle', notice, actions, pagination, labels, id } = props;
  const headingId = useId();
  const loading = status === 'loading';

  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.root} ${ground.raised}`}>
      <div className={styles.head}>
        <Stack gap="small">
          <Heading id={headingId} level={1} size="xxlarge" tone="sign">
            {heading}
          </Heading>
          {lead && <Text tone="muted">{lead}</Text>}
        </Stack>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {filter && <LedgerFilters {...filter} />}
      {count !== undefined && (
        <p role="status" className={styles.count}>
          {loading ? labels.loading : count}
        </p>
      )}
      <div aria-busy={loading} className={loading ? styles.lines.loading : styles.lines.ready}>
        {notice ? <Notice {...notice} /> : (props.children ?? <Blanks />)}
      </div>
      {pagination && !notice && <Pagination {...pagination} />}
    </section>
  );
}

function Notice({ urgent = false, heading, text, action }: LedgerNotice) {
  return (
    <div role={urgent ? 'alert' : undefined}>
      <EmptyState heading={heading} headingLevel={2} text={text}>
        {action}
      </EmptyState>
    </div>
  );
}

function Blanks() {
  return (
    <div className={styles.blanks}>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((line) => (
        <Skeleton key={line} shape="title" />
      ))}
    </div>
  );
}
