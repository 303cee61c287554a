import { useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Heading, Section, Stack, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { digitsOf, hasLongSum } from '../../../design/digitsOf.ts';
import * as styles from './TilePrices.css.ts';

export interface TilePricesProps {
  heading: string;
  /** 1 where the prices open the page. */
  level?: 1 | 2;
  lead?: string;
  /** The one most people take comes first and is four tiles large: with four more the wall is full. Without any, nothing is drawn. */
  prices: readonly TilePrice[];
  /** What is true of every price. */
  terms?: string;
  /** Said over the actions: how they have to do with each of the prices. */
  choice?: string;
  actions?: Actions;
  /** The ground of the wall. */
  tone: GroundName;
}

interface TilePrice {
  /** As people read it, with its currency: “£38”. Empty where none is named. */
  price: string;
  /** What it is for: “a month”. */
  per?: string;
  name: string;
  note?: string;
}

/** Puts each price on a glazed tile of its own, and the one most people pay on the largest. */
export function TilePrices(props: TilePricesProps) {
  const { heading, level = 2, lead, prices, terms, choice, actions, tone } = props;
  const headingId = useId();
  if (prices.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone={tone}>
      <Stack gap="xlarge">
        <Stack gap="medium">
          <Heading id={headingId} level={level} size="page">
            {heading}
          </Heading>
          {lead && <Text size="lead">{lead}</Text>}
        </Stack>
        <ul className={styles.wall}>
          {prices.map(({ price, per, name, note }, place) => (
            <li
              key={name}
              className={`${ground[glazeOf(place)]} ${styles.tile} ${place === 0 ? styles.first : styles.across[spanOf(place, prices.length - 1)]}`}
            >
              <strong className={styles.name}>{name}</strong>{' '}
              <span className={styles.sum}>
                {price && (
                  <span className={styles.digits[hasLongSum(price) ? 'most' : digitsOf(price)]}>{price}</span>
                )}{' '}
                {per && <span className={styles.per}>{per}</span>}
              </span>{' '}
              {note && <span className={styles.note}>{note}</span>}
            </li>
          ))}
        </ul>
        {terms && <Text size="lead">{terms}</Text>}
        {actions && (
          <Stack gap="medium">
            {choice && <Text>{choice}</Text>}
            <ActionGroup actions={actions} />
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

/**
 * How many columns of the wall a tile takes, so that no row of four stays open: beside the large tile are two rows of
 * two, and below it rows of four. `all` is the whole room, beside it or below.
 */
function spanOf(place: number, others: number): keyof typeof styles.across {
  const left = others <= 4 ? others : ((others - 1) % 4) + 1;
  if (place <= others - left) return 'one';
  if (others === 1) return 'block';
  if (left === 1) return 'row';
  if (left === 2) return 'two';
  return left === 3 && place === others ? 'two' : 'one';
}

const glazes = ['secondary', 'spark', 'accent', 'deep'] as const;
const glazeOf = (place: number) => (place === 0 ? 'raised' : (glazes[(place - 1) % glazes.length] ?? 'deep'));
