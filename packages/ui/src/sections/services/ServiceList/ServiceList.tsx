import { useId } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { CoverLink } from '../../../components/navigation/CoverLink/CoverLink.tsx';
import { Plate } from '../../../components/text/Plate/Plate.tsx';
import { SectionHead } from '../../../components/layout/SectionHead/SectionHead.tsx';
import { SignBoard } from '../../../components/layout/SignBoard/SignBoard.tsx';
import { Heading, Numeral, Section, Text } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './ServiceList.css.ts';

export interface ServiceListProps {
  heading: string;
  /** 1 where the board is the page. */
  headingLevel?: 1 | 2;
  /** What holds for all of them: a currency, who it is for. */
  lead?: string;
  /** The way to begin, for those who need not read the list. */
  action?: Action;
  /** In the order people ask for them: each takes its number from its place. */
  items: readonly Service[];
  /** Stands on the board while nothing is listed. Without it an empty list renders nothing at all. */
  empty?: string;
  /** What the board hangs on. */
  tone?: Exclude<GroundName, 'deep'>;
  /** An anchor for links to this part of the page. */
  id?: string | undefined;
}

export interface Service {
  name: string;
  /** One line: what the customer gets, not why it is wonderful. */
  text: string;
  /** The whole row leads there, and is one stop for the keyboard. */
  href?: string;
  /** As people read it, with its currency: “from $299”, “by quote”. */
  price?: string;
  /** As people read it: “45 minutes”. */
  duration?: string;
  /** A word that sets it apart: “New”. For one row, or it sets nothing apart. */
  badge?: string;
}

/** Lists what can be bought here, on a directory board as it hangs beside a door: number, name, one line. */
export function ServiceList(props: ServiceListProps) {
  const { heading, headingLevel = 2, lead, action, items, empty, tone = 'plain', id } = props;
  const headingId = useId();
  if (items.length === 0 && !empty) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <SignBoard kind="directory">
        <SectionHead
          heading={heading}
          id={headingId}
          headingLevel={headingLevel}
          lead={lead}
          action={action}
          actionTone="spark"
        />
        {items.length > 0 ? (
          <ol className={styles.list}>
            {items.map((item, place) => (
              <Row key={item.name} {...item} number={place + 1} level={headingLevel === 1 ? 2 : 3} />
            ))}
          </ol>
        ) : (
          <div className={styles.empty}>
            <Text size="lead">{empty}</Text>
          </div>
        )}
      </SignBoard>
    </Section>
  );
}

function Row(props: Service & { number: number; level: 2 | 3 }) {
  const { number, level, name, text, href, price, duration, badge } = props;

  return (
    <li className={styles.row}>
      <span aria-hidden="true" className={styles.number}>
        <Numeral value={String(number)} />
      </span>
      <div className={styles.words}>
        <div className={styles.name}>
          <Heading level={level} size="xlarge">
            {href ? <CoverLink href={href}>{name}</CoverLink> : name}
          </Heading>
          {badge && <Plate label={badge} />}
        </div>
        <p className={styles.line}>
          {text} {duration && <span className={styles.duration}>{duration}</span>}
        </p>
        {price && <p className={styles.price}>{price}</p>}
      </div>
    </li>
  );
}
