import { useId, type ReactNode } from 'react';
import { formatPrice } from '../../prices/Price/Price.tsx';
import { ProblemSlot } from '../ProblemSlot/ProblemSlot.tsx';
import { legend as legendStyle, part } from '../RequestField/RequestField.css.ts';
import * as styles from './AmountList.css.ts';

export interface AmountListProps {
  /** “How many of each?” */
  legend: string;
  items: readonly AmountItem[];
  /** `EUR`, `GBP`. */
  currency: string;
  /** How prices are written: `en-GB`, `de-DE`. */
  locale?: string;
  /** Whether the amounts are sent, as `amount-` and the item’s id: not in a demonstration. */
  named: boolean;
  /** Before a price that is the least it may come to: “from {price}”. */
  from: string;
}

export interface AmountItem {
  id: string;
  name: string;
  /** What is in it, in a few words. */
  note?: string;
  /** In whole pence or cents. */
  price: number;
  /** It costs at least that. */
  from?: boolean;
  /** Stands beside the name, and says nothing that the name does not. */
  drawing?: ReactNode;
}

/** Lists the goods, each with its price and a field for how many of it. */
export function AmountList({ legend, items, currency, locale = 'en-GB', named, from }: AmountListProps) {
  const id = useId();
  const priceOf = (item: AmountItem) => {
    const price = formatPrice({ minorUnits: item.price, currency, locale });
    return item.from ? from.replace('{price}', price) : price;
  };

  return (
    <fieldset className={part} data-amounts aria-describedby={`${id}-problem`}>
      <legend className={legendStyle}>{legend}</legend>
      <ProblemSlot id={`${id}-problem`} />
      <ul className={items.every(({ drawing }) => !drawing) ? styles.plainItems : undefined}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            {item.drawing && (
              <span aria-hidden="true" className={styles.drawing}>
                {item.drawing}
              </span>
            )}
            <div className={styles.words}>
              <label htmlFor={`${id}-${item.id}`} className={styles.name}>
                {item.name}
              </label>
              <div id={`${id}-${item.id}-about`} className={styles.about}>
                {item.note && <span className={styles.note}>{item.note}</span>}
                <span className={styles.price}>{priceOf(item)}</span>
              </div>
            </div>
            <input
              id={`${id}-${item.id}`}
              type="number"
              name={named ? `amount-${item.id}` : undefined}
              min={0}
              max={99}
              step={1}
              inputMode="numeric"
              placeholder="0"
              aria-describedby={`${id}-${item.id}-about`}
              data-price={item.price}
              data-from={item.from ? '' : undefined}
              className={styles.amount}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
