import { useId } from 'react';
import { Icon } from '../../../components/media/Icon/Icon.tsx';
import { Fold } from '../../../components/layout/Fold/Fold.tsx';
import { PrintButton } from '../../../components/actions/PrintButton/PrintButton.tsx';
import { Receipt, ReceiptSkeleton, type ReceiptProps } from '../../../components/prices/Receipt/Receipt.tsx';
import { Container, Heading, Text, type HeadingProps } from '../../../primitives/index.ts';
import * as styles from './OrderSummary.css.ts';

export interface OrderSummaryProps extends Pick<ReceiptProps, 'shop' | 'total' | 'empty' | 'footer'> {
  heading: string;
  /** Its place in the page’s outline. */
  headingLevel: HeadingProps['level'];
  /** What the receipt can be used for. */
  lead?: string;
  /** The number people write down. */
  reference: { label: string; text: string };
  /** When it was ordered, as people read it and as machines do. */
  date: { label: string; text: string; dateTime: string };
  /** Whom it is made out to, where the buyer said so: a company, an address, a tax number. */
  billedTo?: readonly { label: string; text: string }[];
  /** What was bought, with prices as people read them. */
  lines: readonly { id: string; name: string; price: string }[];
  /** Stamped across it: `good` is paid, `open` waits for payment, `void` is no longer owed. */
  stamp: NonNullable<ReceiptProps['stamp']>;
  /** Offers to print it where there is script to do so. */
  print?: { label: string };
  /** While a newer receipt is loading, or when it could not be loaded: the last known one is shown. */
  notice?: OrderNotice | undefined;
  /** Folds it away under its heading and its sum, where another section leads. Not for a receipt that changes. */
  fold?: 'open' | 'closed';
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface OrderNotice {
  state: 'updating' | 'failed';
  /** Announced as it comes: “Adding it up again…”, or what went wrong and what to do. */
  text: string;
}

/** Keeps the receipt of an order: what was bought, what it came to, and whether it is paid. Prints as a receipt. */
export function OrderSummary(props: OrderSummaryProps) {
  const {
    heading,
    headingLevel,
    lead,
    reference,
    date,
    billedTo = [],
    print,
    notice,
    fold,
    id,
    ...receipt
  } = props;
  const headingId = useId();
  const paper = <Receipt {...receipt} facts={[reference, date, ...billedTo]} />;

  if (fold) {
    return (
      <Fold
        heading={heading}
        headingLevel={headingLevel}
        note={receipt.total.price}
        defaultOpen={fold === 'open'}
        id={id}
      >
        <div className={styles.words}>
          {lead && <Text tone="muted">{lead}</Text>}
          {print && (
            <div className={styles.print}>
              <PrintButton {...print} />
            </div>
          )}
        </div>
        <div className={styles.receipt}>{paper}</div>
      </Fold>
    );
  }

  return (
    <section
      id={id}
      aria-labelledby={headingId}
      aria-busy={notice?.state === 'updating' || undefined}
      className={styles.root}
    >
      <Container>
        <div className={styles.layout}>
          <div className={styles.words}>
            <Heading id={headingId} level={headingLevel} size="xxlarge">
              {heading}
            </Heading>
            <div>
              {lead && <Text tone="muted">{lead}</Text>}
              {/* On the page before its words, so that screen readers announce them. */}
              {/* More screen readers follow the role than an `output`. */}
              <div role="status">{notice && <Notice {...notice} />}</div>
            </div>
            {print && (
              <div className={styles.print}>
                <PrintButton {...print} />
              </div>
            )}
          </div>
          <div className={styles.receipt}>{paper}</div>
        </div>
      </Container>
    </section>
  );
}

const marks = { updating: 'waiting', failed: 'problem' } as const;

function Notice({ state, text }: OrderNotice) {
  return (
    <p className={styles.notice[state]}>
      <Icon kind={marks[state]} size="large" />
      {text}
    </p>
  );
}

export interface OrderSummarySkeletonProps extends Pick<
  OrderSummaryProps,
  'heading' | 'headingLevel' | 'shop'
> {
  /** Says what is loading, for visitors who cannot see the blank lines. */
  text: string;
}

/** Keeps the receipt’s place while the order is loading. It takes no `id`: the receipt it waits for will have one. */
export function OrderSummarySkeleton({ heading, headingLevel, shop, text }: OrderSummarySkeletonProps) {
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} aria-busy="true" className={styles.root}>
      <Container>
        <div className={styles.layout}>
          <div className={styles.words}>
            <Heading id={headingId} level={headingLevel} size="xxlarge">
              {heading}
            </Heading>
            <Text tone="muted">{text}</Text>
          </div>
          <div className={styles.receipt}>
            <ReceiptSkeleton shop={shop} />
          </div>
        </div>
      </Container>
    </section>
  );
}
