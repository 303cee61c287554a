import { useId, type ReactNode } from 'react';
import { PaneWall, type PaneWallProps } from '../../components/PaneWall/PaneWall.tsx';
import { Heading, Text } from '../../primitives/index.ts';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './PaneList.css.ts';

export interface PaneListProps extends Pick<PaneWallProps, 'tall'> {
  heading: string;
  lead?: string;
  /** A drawing that fills its box, over the heading, in place of a fanlight. */
  figure?: ReactNode;
  /** Two to four read best. Without any there is no list. */
  groups: readonly PaneListGroup[];
  /** What the wall is painted on. */
  tone?: GroundName;
  /** What the heading's own pane is painted on. */
  headTone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface PaneListGroup {
  /** What its goods have in common: “North window”, “By the metre”. */
  name: string;
  /** What one must know of all of them. */
  text?: string;
  items: readonly PaneListItem[];
  /** A drawing that fills its box, over its name. */
  figure?: ReactNode;
  tone?: GroundName;
}

export interface PaneListItem {
  name: string;
  text?: string;
  /** As it is said: “£18”, “from £4”, “free”. */
  price?: string;
}

/** Lists goods with their prices, each kind behind a pane of its own. */
export function PaneList(props: PaneListProps) {
  const { heading, lead, figure, groups, tone = 'plain', headTone = tone, tall = 'start', id } = props;
  const headingId = useId();
  if (groups.length === 0) return null;

  return (
    <section id={id} aria-labelledby={headingId}>
      <PaneWall
        tone={tone}
        tall={tall}
        head={{
          tone: headTone,
          figure,
          content: (
            <>
              <Heading id={headingId} level={2} size="xxlarge">
                {heading}
              </Heading>
              {lead && <Text size="lead">{lead}</Text>}
            </>
          ),
        }}
        panes={groups.map((group) => ({
          id: group.name,
          tone: group.tone,
          figure: group.figure,
          content: <Group {...group} />,
        }))}
      />
    </section>
  );
}

function Group({ name, text, items }: PaneListGroup) {
  return (
    <>
      <Heading level={3} size="xlarge">
        {name}
      </Heading>
      {text && <Text>{text}</Text>}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.name} className={styles.item}>
            <strong className={styles.name}>{item.name}</strong>{' '}
            {item.price && <span className={styles.price}>{item.price}</span>}{' '}
            {item.text && <span className={styles.text}>{item.text}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
