import { Receipt, type ReceiptProps } from '../Receipt/Receipt.tsx';
import * as styles from './Till.css.ts';

export interface TillProps extends Pick<ReceiptProps, 'shop' | 'lines' | 'footer'> {
  /** What it all comes to, as people read it. */
  total: string;
  labels: TillLabels;
}

export interface TillLabels {
  /** Names the receipt for screen readers. */
  receipt: string;
  /** On the receipt itself: with the currency, and how often it is paid. */
  receiptTotal: string;
  receiptTotalNote: string;
  /** Stands in the total's place where no script can add it up. */
  totalWithoutScript: string;
}

/** Keeps the receipt in sight while the buyer fills in a form: beside it on a desktop, after it on a phone. */
export function Till({ shop, lines, footer, total, labels }: TillProps) {
  return (
    <section aria-label={labels.receipt} className={styles.receipt}>
      <Receipt
        shop={shop}
        lines={lines}
        total={{ label: labels.receiptTotal, note: labels.receiptTotalNote, price: total }}
        withoutScript={labels.totalWithoutScript}
        footer={footer}
      />
    </section>
  );
}
