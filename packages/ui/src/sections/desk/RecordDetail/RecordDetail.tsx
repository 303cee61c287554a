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
  /** The page's only `h1`: what it is filed under. */
  heading: string;
  /** The way back to the list. */
  breadcrumbs: BreadcrumbsProps;
  /** How it stands. What changes it says so aloud. */
  stamp?: Omit<StateStampProps, 'size'>;
  /** Whose turn it is, beside the stamp. */
  turn?: string | undefined;
  /** Why a person must look at it, and how to say that one has. */
  notice?: { text: string; action?: ReactNode } | undefined;
  /** What is looked up most. */
  facts: readonly Fact[];
  /** What is to be done with it first: before the facts on a phone, at the top beside them where there is room. */
  next?: ReactNode;
  /** What else can be done with it; beside the facts where there is room. */
  aside?: ReactNode;
  /** What else is known of it, part by part: under the facts, and on a phone under all else. */
  children?: ReactNode;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Lays one record open: how it stands, what is known of it and what can be done. */
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
