import { useId } from 'react';
import { HungHead } from '../../components/HungHead/HungHead.tsx';
import type { WeightShapeProps } from '../../components/WeightShape/WeightShape.tsx';
import { Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { opening, wired } from '../../styles/wire.css.ts';
import * as styles from './BeamPrices.css.ts';

export interface BeamPrice {
  /** As people read it, with its currency: “£36”. */
  price: string;
  /** The same as a bare number. What costs nothing weighs nothing, and hangs anywhere. */
  weighs: number;
  /** How far out it hangs, in whole steps from the pivot: 1 to 6. Leave two steps between neighbours. */
  distance: number;
  /** On which side of the pivot. */
  side: 'start' | 'end';
  name: string;
  /** What is in it, in a line. */
  note?: string;
}

export interface BeamPricesProps {
  heading: string;
  /** 1 where the prices open the page. */
  level?: 1 | 2;
  /** A sentence before the prices. */
  lead?: string;
  /** In the order they are read. Without any, nothing is drawn. */
  prices: readonly BeamPrice[];
  /** Says that it balances: `{start}` and `{end}` stand for each side’s sum, “72 × 1 + 36 × 3 = 180”. */
  balance?: string;
  /** What is true of every price. */
  terms?: string;
  /** What keeps the heading up. */
  weight?: WeightShapeProps;
  /** What it is painted on. */
  tone?: Extract<GroundName, 'plain' | 'raised' | 'tint'>;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Hangs prices on a beam in balance: the heavier, the larger and the nearer to the pivot. */
export function BeamPrices(props: BeamPricesProps) {
  const { heading, level = 2, lead, prices, balance, terms, weight, tone = 'plain', id } = props;
  const headingId = useId();
  if (prices.length === 0) return null;
  const reach = (side: BeamPrice['side']) =>
    Math.max(1, ...prices.filter((price) => price.side === side).map(({ distance }) => stepOf(distance)));
  const pivot = 2 * reach('start') + 3;
  const heaviest = Math.max(1, ...prices.map(({ weighs }) => weighs));

  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`${styles.root} ${wired} ${level === 1 ? opening : ''} ${ground[tone]}`}
    >
      <HungHead heading={heading} id={headingId} level={level} lead={lead} weight={weight} />
      <div className={styles.mobile}>
        <span className={`${styles.hanger} ${styles.until[pivot]}`} aria-hidden="true" />
        <span
          className={`${styles.beam} ${styles.at[pivot - 2 * reach('start')]} ${styles.until[pivot + 2 * reach('end')]}`}
          aria-hidden="true"
        />
        <ul className={styles.prices}>
          {prices.map(({ price, weighs, distance, side, name, note }, place) => {
            const step = stepOf(distance);
            const from = pivot + (side === 'start' ? -2 : 2) * step - 2;
            return (
              <li
                key={name}
                className={`${styles.price} ${styles.at[from]} ${styles.arms[step]} ${styles.sizes[sizeOf(weighs, heaviest)]}`}
              >
                <div className={styles.string[strings[place % strings.length]!]}>
                  <p className={`${styles.disc} ${paintOf(weighs, place)}`}>{price}</p>
                </div>
                <div className={styles.words}>
                  <strong className={styles.name}>{name}</strong>
                  {note && <p>{note}</p>}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.terms}>
        {balance && (
          <p className={styles.balance}>
            {balance.replace('{start}', sumOf(prices, 'start')).replace('{end}', sumOf(prices, 'end'))}
          </p>
        )}
        {terms && <Text>{terms}</Text>}
      </div>
    </section>
  );
}

const strings = ['short', 'long', 'middle'] as const;
const stepOf = (distance: number) => Math.min(Math.max(Math.round(distance), 1), styles.farthest);

/** By its area, as a flat weight would be: ten for the heaviest, and never too small for its own price. */
const sizeOf = (weighs: number, heaviest: number) =>
  Math.max(4, Math.round(Math.sqrt(weighs / heaviest) * 10));
const paintOf = (weighs: number, place: number) =>
  weighs === 0 ? styles.weightless : styles.paints[place % styles.paints.length];

const sumOf = (prices: readonly BeamPrice[], side: BeamPrice['side']) => {
  const hung = prices.filter((price) => price.side === side && price.weighs > 0);
  const moment = hung.reduce((sum, { weighs, distance }) => sum + weighs * distance, 0);
  return `${hung.map(({ weighs, distance }) => `${weighs}\u00a0×\u00a0${distance}`).join(' + ')} = ${moment}`;
};
