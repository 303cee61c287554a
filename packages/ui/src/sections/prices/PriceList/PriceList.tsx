import { useId, type ReactNode } from 'react';
import { Heading, Section } from '../../../primitives/index.ts';
import { cut } from '../../../theme/cut.css.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './PriceList.css.ts';

export interface PriceListProps {
  heading: string;
  /** 1 where the prices are the page. */
  headingLevel?: 1 | 2;
  /** They stand side by side where there is room. Without any, and without a footnote, nothing is rendered. */
  groups: readonly PriceGroup[];
  /** The one you would like them to have, set apart at the end of the list. */
  special?: PriceSpecial;
  /** A rule of the house, or a joke. */
  footnote?: string;
  /** Drawn on both sides of the heading, mirrored on the second. Screen readers skip it. */
  ornament?: ReactNode;
  /** The paint of the board. A board like its ground is none: its words stand in line with the page’s. */
  board?: GroundName;
  /** What it is painted on. */
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface PriceGroup {
  /** The only group is not named again where it is called like the list. */
  heading: string;
  items: readonly PriceItem[];
}

export interface PriceItem {
  name: string;
  /** As people read it, with its currency; empty where the note says the price. */
  price: string;
  /** What is in it, in a few words. */
  note?: string;
}

export interface PriceSpecial extends PriceItem {
  note: string;
}

/**
 * Puts what things cost on a board, to be read from the door.
 *
 * Within another section, take the component `PriceLines`.
 */
export function PriceList(props: PriceListProps) {
  const {
    heading,
    headingLevel = 2,
    groups,
    special,
    footnote,
    ornament,
    board = 'deep',
    tone = 'plain',
    id,
  } = props;
  const headingId = useId();
  if (groups.length === 0 && !footnote) return null;
  const partLevel = headingLevel === 1 ? 2 : 3;
  const look = board === tone ? 'bare' : 'board';
  const flourish = ornament && (
    <span aria-hidden="true" className={styles.ornament}>
      {ornament}
    </span>
  );

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={look === 'bare' ? undefined : `${ground[board]} ${styles.board} ${cut.second}`}>
        <div className={styles.head[look]}>
          {flourish}
          <Heading id={headingId} level={headingLevel} size="page" tone="accent">
            {heading}
          </Heading>
          {flourish}
        </div>
        <div className={styles.groups}>
          {groups.map((group, place) => (
            <div key={group.heading}>
              {(groups.length > 1 || group.heading !== heading) && (
                <div className={styles.groupHeading}>
                  <Heading level={partLevel} size="large">
                    {group.heading}
                  </Heading>
                </div>
              )}
              <PriceRows {...group} />
              {special && place === groups.length - 1 && <Special {...special} level={partLevel} />}
            </div>
          ))}
        </div>
        {footnote && <p className={styles.footnote}>{footnote}</p>}
      </div>
    </Section>
  );
}

/** Whether its sum would leave a phone no room for a name beside it: “£12,345.67”. */
const sumOf = (price: string) =>
  price.split(' ').some((part) => /\d/.test(part) && part.length > 8) ? 'long' : 'usual';

function PriceRows({ items }: Pick<PriceGroup, 'items'>) {
  return (
    <dl>
      {items.map(({ name, price, note }) => (
        <div key={name} className={price ? `${styles.row} ${styles.led}` : styles.row}>
          <dt className={styles.name}>{name}</dt>
          {(price || !note) && <dd className={styles.price[sumOf(price)]}>{price}</dd>}
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Special({ name, note, price, level }: PriceSpecial & { level: 2 | 3 }) {
  return (
    <div className={`${ground.spark} ${styles.special}`}>
      <div className={styles.specialName}>
        <Heading level={level} size="xlarge">
          {name}
        </Heading>
      </div>
      <p className={styles.specialNote}>{note}</p>
      <p className={styles.specialPrice[sumOf(price)]}>{price}</p>
    </div>
  );
}
