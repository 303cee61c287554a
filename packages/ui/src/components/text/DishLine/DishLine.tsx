import { VisuallyHidden } from '../../../primitives/index.ts';
import * as styles from './DishLine.css.ts';

export interface Dish {
  /** As it is ordered. */
  name: string;
  /** What is on the plate, in the kitchen’s own words. */
  description?: string;
  /** As people read it. A dish may have two: a glass and a bottle. */
  price: string | readonly Portion[];
  /** Marks from the key: `['v', 'gf']`. */
  marks?: readonly string[];
  /** Off today, and why or until when. The dish stays on the card, struck through. */
  off?: string;
}

export interface Portion {
  size: string;
  price: string;
}

export interface DishLineProps extends Dish {
  /** What each mark stands for. */
  meanings: ReadonlyMap<string, string>;
}

/** Offers one dish: its name, what is on the plate, who can eat it and what it costs. */
export function DishLine({ name, description, price, marks = [], off, meanings }: DishLineProps) {
  const words = (
    <>
      <span className={styles.name}>{name}</span>
      {marks.map((mark) => (
        <DietaryBadge key={mark} mark={mark} meaning={meanings.get(mark)} />
      ))}
    </>
  );

  return (
    <div className={styles.dish}>
      <div className={styles.words}>
        <p className={styles.title}>{off ? <del>{words}</del> : words}</p>
        {description && <p className={styles.description}>{description}</p>}
        {off && <p className={styles.off}>{off}</p>}
      </div>
      <div className={styles.prices}>{!off && <Prices price={price} />}</div>
    </div>
  );
}

function Prices({ price }: Pick<Dish, 'price'>) {
  if (typeof price === 'string') return <p className={styles.price}>{price}</p>;
  return (
    <ul className={styles.portions}>
      {price.map((portion) => (
        <li key={portion.size}>
          <span className={styles.size}>{portion.size}</span>{' '}
          <span className={styles.price}>{portion.price}</span>
        </li>
      ))}
    </ul>
  );
}

export interface DietaryBadgeProps {
  mark: string;
  /** Read in place of the mark. Without it, the words stand beside the mark. */
  meaning?: string | undefined;
}

/** Prints a dietary mark, and tells its meaning to screen readers. */
export function DietaryBadge({ mark, meaning }: DietaryBadgeProps) {
  if (!meaning) return <abbr className={styles.mark}>{mark}</abbr>;
  return (
    <>
      <abbr aria-hidden="true" className={styles.mark}>
        {mark}
      </abbr>
      <VisuallyHidden>, {meaning}</VisuallyHidden>
    </>
  );
}
