import { useId, type ReactNode } from 'react';
import {
  Breadcrumbs,
  type BreadcrumbsProps,
} from '../../../components/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { Icon } from '../../../components/media/Icon/Icon.tsx';
import { StateStamp, type StateStampProps } from '../../../components/feedback/StateStamp/StateStamp.tsx';
import { FactList, type Fact } from '../../../components/text/FactList/FactList.tsx';
import { Heading, Text } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import * as styles from './RecordDetail.css.ts';

export interface RecordDetailProps {
  /** The page's only `h1`: the name of the record. */
  heading: string;
  /** The way back to the list. */
  breadcrumbs: BreadcrumbsProps;
  /** Its state. An action that changes it announces so. */
  stamp?: Omit<StateStampProps, 'size'>;
  /** Whose turn it is, beside the stamp. */
  turn?: string | undefined;
  /** Why the owner must look at it, and a button to say that they have. */
  notice?: { text: string; action?: ReactNode } | undefined;
  /** The facts that are looked up most. */
  facts: readonly Fact[];
  /** The next step: before the facts on a phone, at the top beside them where there is room. */
  next?: ReactNode;
  /** The other actions; beside the facts where there is room. */
  aside?: ReactNode;
  /** Its other parts: under the facts, and on a phone under all else. */
  children?: ReactNode;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Lays one record open: its state, its facts and its actions. */
export function RecordDetail(props: RecordDetailProps) {
  const { heading, breadcrumbs, stamp, turn, notice, facts, next, aside, children, id } = props;
  const headingId = useId();
  const place = next ? 'afterNext' : 'first';
  const columns = !next && !aside ? 'one' : children ? 'twoAndMore' : 'two';

  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.root} ${ground.raised}`}>
      <Breadcrumbs {...breadcrumbs} />
      <div className={styles.head}>
        <Heading id={headingId} level={1} size="xxlarge" tone="sign">
          {heading}
        </Heading>
        {stamp && (
          <div className={styles.stamp}>
            <StateStamp {...stamp} size="large" />
          </div>
        )}
        {turn && <Text tone="muted">{turn}</Text>}
      </div>
      {notice && (
        <div className={styles.notice}>
          <p className={styles.warning}>
            <Icon kind="problem" size="small" /> {notice.text}
          </p>
          {notice.action}
        </div>
      )}
      <div className={styles.columns[columns]}>
        {next && <div className={styles.next}>{next}</div>}
        <div className={styles.facts[place]}>
          <FactList facts={facts} layout="column" />
        </div>
        {aside && <div className={styles.aside[place]}>{aside}</div>}
        {children && <div className={styles.under[place]}>{children}</div>}
      </div>
    </section>
  );
}
