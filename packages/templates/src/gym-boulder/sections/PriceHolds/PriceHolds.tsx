import { useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { PosterHead } from '@awning/ui/components/PosterHead';
import { Container, Heading, Numeral, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { tNutsAround } from '../../styles/tNuts.css.ts';
import { digitsOf } from '../../../design/digitsOf.ts';
import * as styles from './PriceHolds.css.ts';

export interface PriceHoldsProps {
  heading: string;
  /** 1 where the prices open the page. */
  level?: 1 | 2;
  lead?: string;
  /** The one most people pay first. Up to four hang in one row; without any, nothing is drawn. */
  prices: readonly PriceHold[];
  /** What is true of every price. */
  terms?: string;
  /** Where to see the rest. */
  actions?: Actions;
  /** The ground it is painted on. */
  tone: GroundName;
}

interface PriceHold {
  name: string;
  /** As people read it, with its currency: “£9”. */
  price: string;
  /** Who pays it, and what is in it. */
  note?: string;
}

/** Hangs prices on the wall as holds: each a chunky one of its own colour and shape, with its name below. */
export function PriceHolds({ heading, level = 2, lead, prices, terms, actions, tone }: PriceHoldsProps) {
  const headingId = useId();
  if (prices.length === 0) return null;
  // No hold in the colour of the wall it is on.
  const paints = (['spark', 'secondary', 'accent', 'tint', 'deep'] as const).filter(
    (paint) => paint !== tone,
  );

  return (
    <section aria-labelledby={headingId} className={`${ground[tone]} ${tNutsAround} ${styles.root}`}>
      <Container>
        <PosterHead heading={heading} id={headingId} headingLevel={level} lead={lead} />
        <ul className={styles.holds[prices.length > 4 ? 'many' : 'few']}>
          {prices.map(({ name, price, note }, place) => (
            <li key={name} className={styles.item}>
              <div
                className={`${ground[paints[place % 4] ?? 'spark']} ${styles.shapes[shapes[place % 4] ?? 'jug']}`}
              >
                <b className={styles.digits[sizeOf(price)]}>
                  <Numeral value={price} />
                </b>
              </div>{' '}
              <div className={styles.words}>
                <Heading level={level === 1 ? 2 : 3} size="xlarge">
                  {name}
                </Heading>
                {note && <p className={styles.note}>{note}</p>}
              </div>
            </li>
          ))}
        </ul>
        {(terms || actions) && (
          <div className={styles.foot}>
            {terms && <Text size="lead">{terms}</Text>}
            {actions && <ActionGroup actions={actions} second="quiet" />}
          </div>
        )}
      </Container>
    </section>
  );
}

function sizeOf(price: string) {
  if (price.length > 9) return 'most';
  return price.length === 3 ? 'three' : digitsOf(price);
}

const shapes = ['jug', 'brick', 'wedge', 'slab'] as const;
