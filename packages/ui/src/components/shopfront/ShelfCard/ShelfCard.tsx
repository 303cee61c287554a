import { useId, type ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../../primitives/index.ts';
import { CardLink } from '../../navigation/CardLink/CardLink.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import * as styles from './ShelfCard.css.ts';

export interface ShelfCardProps {
  heading: string;
  headingLevel: HeadingProps['level'];
  /** Where the whole card leads. */
  href: string;
  /** What kind of thing it is, under the name. */
  kind: string;
  /** What it is and for whom, in a line. */
  lead?: string | undefined;
  /** What there is to know of it besides, a word or two each. */
  facts?: readonly string[] | undefined;
  /** What is seen first: a window. Nothing in it can be pressed. */
  children: ReactNode;
  /** Links or buttons of their own, above the card’s link. */
  actions: ReactNode;
  /** A small button over the upper corner of the window, above the card’s link too. Read last. */
  corner?: ReactNode;
  /** An anchor for links to this card. */
  id?: string | undefined;
}

/** Puts one of many on the shelf: a window, a name that makes the whole card a link, and what else can be done. */
export function ShelfCard(props: ShelfCardProps) {
  const { heading, headingLevel, href, kind, lead, facts = [], children, actions, corner, id } = props;
  const headingId = useId();

  return (
    <article id={id} aria-labelledby={headingId} className={styles.root}>
      <div className={styles.head}>
        <Heading id={headingId} level={headingLevel} size="large">
          <CardLink href={href} ring="around">
            {heading}
          </CardLink>
        </Heading>
        <p className={styles.kind}>{kind}</p>
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {facts.length > 0 && <p className={styles.facts}>{facts.join(', ')}</p>}
      <div className={styles.shopWindow}>{children}</div>
      <div className={styles.actions}>{actions}</div>
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}

export interface ShelfCardSkeletonProps {
  /** A window with its shutter down. */
  children: ReactNode;
}

/** Keeps a card’s place on the shelf until it is known what stands there. It is hidden from screen readers. */
export function ShelfCardSkeleton({ children }: ShelfCardSkeletonProps) {
  return (
    <div aria-hidden="true" className={styles.root}>
      <div className={styles.head}>
        <div className={styles.blank}>
          <Skeleton />
        </div>
      </div>
      <div className={styles.shopWindow}>{children}</div>
      <div className={styles.actions}>
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
