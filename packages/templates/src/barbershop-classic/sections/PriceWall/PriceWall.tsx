import { useId } from 'react';
import { Heading, Section, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import { hasLongSum } from '../../../design/digitsOf.ts';
import * as styles from './PriceWall.css.ts';

export interface PriceWallProps {
  heading: string;
  /** In the order they are asked for. Without any, and without terms, nothing is drawn. */
  groups: readonly PriceWallGroup[];
  /** The one to end with, on a band of its own. */
  special?: PriceWallItem;
  /** A rule of the house, or a joke. */
  terms?: string;
}

interface PriceWallGroup {
  heading: string;
  items: readonly PriceWallItem[];
}

interface PriceWallItem {
  name: string;
  note?: string;
  /** How long it takes, in words: “30 min”. */
  time?: string;
  /** As people read it, with its currency. */
  price: string;
}

/** Every price in a line from one side of the wall to the other, with the time it takes: the whole of what a board by the door has in short. */
export function PriceWall({ heading, groups, special, terms }: PriceWallProps) {
  const headingId = useId();
  if (groups.length === 0 && !terms) return null;

  return (
    <Section labelledBy={headingId} tone="plain">
      <Heading id={headingId} level={2} size="page" tone="accent">
        {heading}
      </Heading>
      {groups.map((group) => (
        <div key={group.heading} className={styles.group}>
          {(groups.length > 1 || group.heading !== heading) && (
            <Heading level={3} size="xlarge">
              {group.heading}
            </Heading>
          )}
          <dl className={styles.rows}>
            {group.items.map((item) => (
              <div key={item.name} className={styles.row}>
                <Row {...item} />
              </div>
            ))}
          </dl>
        </div>
      ))}
      {special && (
        <dl className={`${ground.spark} ${styles.special}`}>
          <div className={styles.specialRow}>
            <Row {...special} />
          </div>
        </dl>
      )}
      {terms && (
        <div className={styles.terms}>
          <Text size="lead">{terms}</Text>
        </div>
      )}
    </Section>
  );
}

function Row({ name, note, time, price }: PriceWallItem) {
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      {note && <dd className={styles.note}>{note}</dd>}
      {time && <dd className={styles.time}>{time}</dd>}
      <dd className={styles.price[hasLongSum(price) ? 'long' : 'usual']}>{price}</dd>
    </>
  );
}
