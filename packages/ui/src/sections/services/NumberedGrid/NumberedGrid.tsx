import { type ReactNode, useId } from 'react';
import { PosterHead } from '../../../components/layout/PosterHead/PosterHead.tsx';
import { Section, Heading, Numeral, Text } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './NumberedGrid.css.ts';

export interface NumberedGridItem {
  name: string;
  text: string;
  /** The number itself, where it is more than a place in the list: a minute, a weight. */
  mark?: string;
  /** A square drawing in the theme's colours that names itself. Without one, the number is the picture. */
  drawing?: ReactNode;
}

export interface NumberedGridProps {
  heading: string;
  /** 1 where the chart is the page. */
  headingLevel?: 1 | 2;
  lead?: string;
  /** In the order they are done or read. Without any, and without a lead, nothing is rendered. */
  items: readonly NumberedGridItem[];
  /** What it is painted on. */
  tone?: Exclude<GroundName, 'deep'>;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Sets a few things out as a chart on the wall: a number, a drawing, a name, a line. */
export function NumberedGrid(props: NumberedGridProps) {
  const { heading, headingLevel = 2, lead, items, tone = 'plain', id } = props;
  const headingId = useId();
  if (items.length === 0 && !lead) return null;

  // Marks of their own say more than a place in a list would.
  const List = items.some(({ mark }) => mark) ? 'ul' : 'ol';

  // Whole rows where the number allows them.
  const rows = items.length % 3 === 0 ? 'threes' : 'fours';

  return (
    <Section id={id} labelledBy={headingId} tone={tone}>
      <PosterHead heading={heading} id={headingId} headingLevel={headingLevel} lead={lead} />
      <List className={`${styles.narrow[items.length % 2 ? 'ones' : 'twos']} ${styles.grid[rows]}`}>
        {items.map(({ name, text, mark, drawing }, place) => (
          <li key={name} className={styles.item}>
            <div className={styles.picture[place % 2 ? 'board' : 'plain']}>
              <span className={styles.mark[drawing ? 'corner' : 'filling']}>
                <Numeral value={mark ?? String(place + 1)} />
              </span>
              {drawing}
            </div>
            <div className={styles.words}>
              <Heading level={headingLevel === 1 ? 2 : 3} size="xlarge">
                {name}
              </Heading>
              <Text>{text}</Text>
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}
