import { useId, type ReactNode } from 'react';
import type { Action } from '../../components/ActionGroup/ActionGroup.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PaneWall, type PaneWallProps } from '../../components/PaneWall/PaneWall.tsx';
import { Heading, Text } from '../../primitives/index.ts';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './PaneGrid.css.ts';

export interface PaneGridProps extends Pick<PaneWallProps, 'tall'> {
  heading: string;
  lead?: string;
  /** A drawing that fills its box, over the heading, in place of a fanlight. It brings its own words or does without. */
  figure?: ReactNode;
  /** Three to seven read best. Without any the heading says it all. */
  items: readonly PaneGridItem[];
  /** What the wall is painted on. */
  tone?: GroundName;
  /** What the heading's own pane is painted on. */
  headTone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface PaneGridItem {
  name: string;
  text?: string;
  /** A price, a number, a time: drawn large. */
  mark?: string;
  /** In small letters, after all else. */
  note?: string;
  /** A drawing that fills its box, seen through a round head. */
  figure?: ReactNode;
  link?: Action;
  /** Sets it off from its neighbours. */
  tone?: GroundName;
}

/** Shows a handful of things side by side, each behind a pane of its own size. */
export function PaneGrid(props: PaneGridProps) {
  const { heading, lead, figure, items, tone = 'plain', headTone = tone, tall = 'start', id } = props;
  const headingId = useId();
  if (items.length === 0 && !lead) return null;

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
        panes={items.map((item) => ({
          id: item.name,
          tone: item.tone,
          figure: item.figure,
          content: <Words {...item} />,
        }))}
      />
    </section>
  );
}

function Words({ name, text, mark, note, link }: PaneGridItem) {
  return (
    <>
      <Heading level={3} size="xlarge">
        {name}
      </Heading>
      {mark && <p className={styles.mark}>{mark}</p>}
      {text && <Text>{text}</Text>}
      {note && <p className={styles.note}>{note}</p>}
      {link && (
        <Link href={link.href} className={styles.link}>
          {link.label}
        </Link>
      )}
    </>
  );
}
