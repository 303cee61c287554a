import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Receipt, type ReceiptProps } from '../../components/Receipt/Receipt.tsx';
import { Container, Heading, Text, type HeadingProps } from '../../primitives/index.ts';
import * as styles from './OrderSummary.css.ts';

export interface OrderSummaryProps extends Pick<ReceiptProps, 'shop' | 'total' | 'footer'> {
  heading: string;
  headingLevel: HeadingProps['level'];
  /** What the receipt is good for. */
  text?: string;
  /** The number people write down. */
  reference: { label: string; text: string };
  /** When it was ordered, as people read it and as machines do. */
  date: { label: string; text: string; dateTime: string };
  /** What was bought, with prices as people read them. */
  lines: readonly { id: string; name: string; price: string }[];
  /** Stamped across it: `good` is paid, `open` waits for payment, `void` is no longer owed. */
  stamp: NonNullable<ReceiptProps['stamp']>;
  /** Offers to print it where there is script to do so. */
  print?: { label: string };
}

/** Keeps the receipt of an order: what was bought, what it came to, and whether it is paid. Prints as a receipt. */
export function OrderSummary(props: OrderSummaryProps) {
  const { heading, headingLevel, text, reference, date, print, ...receipt } = props;
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <Container>
        <div className={styles.layout}>
          <div className={styles.words}>
            <Heading id={headingId} level={headingLevel} size="xxlarge">
              {heading}
            </Heading>
            {text && <Text tone="muted">{text}</Text>}
            {print && (
              <div className={styles.print}>
                <Button onClick={() => globalThis.print()}>{print.label}</Button>
              </div>
            )}
          </div>
          <div className={styles.receipt}>
            <Receipt {...receipt} facts={[reference, date]} />
          </div>
        </div>
      </Container>
    </section>
  );
}
