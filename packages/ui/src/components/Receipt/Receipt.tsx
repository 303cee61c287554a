import * as styles from './Receipt.css.ts';

export interface ReceiptLine {
  id: string;
  name: string;
  price: string;
  /** Comes and goes with what is ticked, so it is left out where no script can keep it up. */
  passing?: boolean;
}

export interface ReceiptProps {
  /** Who took the money. */
  shop: { name: string; tagline: string };
  /** What the till prints above the lines: an order's number, a date. */
  facts?: readonly { label: string; text: string; dateTime?: string }[];
  lines: readonly ReceiptLine[];
  total: { label: string; note?: string; price: string };
  /** Stands in the total's place for visitors without script, who cannot see it change. */
  withoutScript?: string;
  /** What was stamped across it. */
  stamp?: { label: string; tone: keyof typeof styles.stamp };
  /** What the till prints at the foot. */
  footer?: readonly string[];
}

/** Lists what is bought and what it comes to, as a till prints it. */
export function Receipt({ shop, facts, lines, total, withoutScript, stamp, footer }: ReceiptProps) {
  return (
    <div className={styles.root}>
      <div className={styles.slot} />
      <div className={styles.sheet}>
        <div className={styles.paper}>
          <p className={styles.shop}>
            <span className={styles.shopName}>{shop.name}</span> <span>{shop.tagline}</span>
          </p>
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
          <dl className={styles.lines}>
            {lines.map(({ id, name, price, passing }) => (
              <div key={id} className={passing ? styles.passingLine : styles.line}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.price}>{price}</dd>
              </div>
            ))}
          </dl>
          <p className={withoutScript ? styles.liveTotal : styles.total}>
            <span>
              {total.label}
              {total.note && <span className={styles.note}> {total.note}</span>}
            </span>{' '}
            <span className={styles.sum}>{total.price}</span>
          </p>
          {withoutScript && <p className={styles.withoutScript}>{withoutScript}</p>}
          {stamp && <p className={styles.stamp[stamp.tone]}>{stamp.label}</p>}
          <div className={styles.barcode} />
          {footer && (
            <div className={styles.footer}>
              {footer.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
