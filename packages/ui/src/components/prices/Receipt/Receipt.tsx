import type { ReactNode } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Stamp, type StampProps } from '../../feedback/Stamp/Stamp.tsx';
import * as styles from './Receipt.css.ts';

export interface ReceiptLine {
  id: string;
  name: string;
  price: string;
  /** It comes and goes with its tick, so it is left out where no script can follow that. */
  passing?: boolean;
}

export interface ReceiptProps {
  /** Who took the money. */
  shop: { name: string; tagline: string };
  /** What the till prints above the lines: an order's number, a date. */
  facts?: readonly { label: string; text: string; dateTime?: string }[];
  /** What is paid for, in the order in which it was chosen. */
  lines: readonly ReceiptLine[];
  /** Said in the place of the lines where there are none: “Nothing on it yet”. */
  empty?: string;
  /** What it all comes to, with how often it is paid. */
  total: { label: string; note?: string; price: string };
  /** Stands in the total's place for visitors without script, who cannot see it change. */
  withoutScript?: string;
  /** What was stamped across it. */
  stamp?: Pick<StampProps, 'label' | 'tone'>;
  /** What the till prints at the foot. */
  footer?: readonly string[] | undefined;
}

/** Lists what is bought and what it comes to, as a till prints it. */
export function Receipt(props: ReceiptProps) {
  const { shop, facts, lines, empty, total, withoutScript, stamp, footer } = props;

  return (
    <Paper shop={shop}>
      {facts && (
        <dl className={styles.facts}>
          {facts.map(({ label, text, dateTime }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{dateTime ? <time dateTime={dateTime}>{text}</time> : text}</dd>
            </div>
          ))}
        </dl>
      )}
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ id, name, price, passing }) => (
            <div key={id} className={passing ? styles.passingLine : styles.line}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.price}>{price}</dd>
            </div>
          ))}
        </dl>
      )}
      {lines.length === 0 && empty && <p className={styles.empty}>{empty}</p>}
      <p className={withoutScript ? styles.liveTotal : styles.total}>
        <span>
          {total.label}
          {total.note && <span className={styles.note}> {total.note}</span>}
        </span>{' '}
        <span className={styles.sum}>{total.price}</span>
      </p>
      {withoutScript && <p className={styles.withoutScript}>{withoutScript}</p>}
      {stamp && (
        <div className={styles.stamp}>
          <Stamp {...stamp} />
        </div>
      )}
      <div className={styles.barcode} />
      {footer && (
        <div className={styles.footer}>
          {footer.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </Paper>
  );
}

export interface ReceiptSkeletonProps extends Pick<ReceiptProps, 'shop'> {
  /** How many lines to expect. */
  lines?: number;
}

/** Keeps a receipt’s place while the till adds it up: the shop’s name, and blank lines. */
export function ReceiptSkeleton({ shop, lines = 3 }: ReceiptSkeletonProps) {
  return (
    <Paper shop={shop}>
      <div className={styles.empty}>
        <Skeleton lines={lines} />
      </div>
      <div className={styles.barcode} />
    </Paper>
  );
}

function Paper({ shop, children }: Pick<ReceiptProps, 'shop'> & { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <div className={styles.slot} />
      <div className={styles.sheet}>
        <div className={styles.paper}>
          <p className={styles.shop}>
            <span className={styles.shopName}>{shop.name}</span> <span>{shop.tagline}</span>
          </p>
          {children}
        </div>
      </div>
    </div>
  );
}
