import { useId } from 'react';
import { Halves, HalvesHead, HalvesRow } from '../../components/Halves/Halves.tsx';
import { Heading, Stack, Text } from '@awning/ui/primitives';
import type { GroundName } from '@awning/ui/theme/grounds';
import { hasLongSum } from '../../../design/digitsOf.ts';
import * as styles from './PriceHalves.css.ts';

export interface PriceHalvesProps {
  heading: string;
  /** What is true of every price. Stands across from the heading. */
  lead?: string;
  /** Without any, and without a note, nothing is drawn. */
  groups: readonly PriceHalvesGroup[];
  /** The last word under the prices. */
  note?: string;
  /** What lies before the line. */
  start?: GroundName;
  /** What lies behind it. */
  end?: GroundName;
}

interface PriceHalvesGroup {
  /** One word or two. A single group needs none. */
  name?: string;
  /** What is true of all of them. Stands across from the name. */
  about?: string;
  items: readonly PricedItem[];
}

interface PricedItem {
  name: string;
  /** A few words under the name. */
  note?: string;
  /** As people read it, with its currency. */
  price: string;
  /** How long it takes. */
  time?: string;
}

/** Lists what there is on one side of the line and what it costs on the other. */
export function PriceHalves({ heading, lead, groups, note, start, end }: PriceHalvesProps) {
  const headingId = useId();
  if (groups.length === 0 && !note) return null;

  return (
    <Halves labelledBy={headingId} {...(start && { start })} {...(end && { end })}>
      <HalvesHead id={headingId} heading={heading} lead={lead} />
      {groups.map(({ name, about, items }) => (
        <div key={name ?? ''} className={styles.group}>
          {name && (
            <HalvesRow height="head">
              <Heading level={3} size="xlarge" tone="accent">
                {name}
              </Heading>
              {about ? <Text>{about}</Text> : null}
            </HalvesRow>
          )}
          <dl>
            {items.map((item) => (
              <HalvesRow key={item.name} as="terms" height="row">
                <>
                  <span className={styles.name}>{item.name}</span>{' '}
                  {item.note && <span className={styles.note}>{item.note}</span>}
                </>
                <>
                  <span className={styles.price[hasLongSum(item.price) ? 'long' : 'usual']}>
                    {item.price}
                  </span>{' '}
                  {item.time && <span className={styles.note}>{item.time}</span>}
                </>
              </HalvesRow>
            ))}
          </dl>
        </div>
      ))}
      {note && (
        <HalvesRow height="row">
          {null}
          <Stack gap="medium">
            <Text>{note}</Text>
          </Stack>
        </HalvesRow>
      )}
    </Halves>
  );
}
