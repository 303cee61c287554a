import { useId, type ReactNode } from 'react';
import { RoundPlate, type RoundPlateProps } from '../../components/RoundPlate/RoundPlate.tsx';
import { BrightHead } from '../../components/BrightHead/BrightHead.tsx';
import { Heading, Section, Text } from '@awning/ui/primitives';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './RoundGrid.css.ts';

interface RoundGridItem {
  name: string;
  text?: string;
  /** As people read it. */
  price?: string;
  /** Beside the price, in a line of its own: by the bottle, on Fridays. */
  more?: string;
  /** Seen from straight above, in a square. Without one it stands on nothing. */
  drawing?: ReactNode;
  /** What it stands on: a plate unless it is round by itself. */
  on?: 'plate' | 'table';
  glaze?: RoundPlateProps['glaze'];
}

export interface RoundGridProps {
  heading: string;
  /** 1 where these are the page. */
  level?: 1 | 2;
  lead?: string;
  /** Without any, nothing is drawn. */
  items: readonly RoundGridItem[];
  note?: string;
  tone?: GroundName;
}

/** Stands round things on a table, near and far as hands left them: loaves, glasses, cheeses, with what they cost. */
export function RoundGrid({ heading, level = 2, lead, items, note, tone = 'deep' }: RoundGridProps) {
  const headingId = useId();
  if (items.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone={tone}>
      <BrightHead heading={heading} id={headingId} level={level} lead={lead} />
      <ul className={styles.items}>
        {items.map(({ name, text, price, more, drawing, on = 'plate', glaze = 'none' }) => (
          <li key={name} className={drawing ? styles.item : styles.bare}>
            {drawing && (
              <div className={styles.round}>
                {on === 'plate' ? <RoundPlate glaze={glaze}>{drawing}</RoundPlate> : drawing}
              </div>
            )}
            <div className={styles.words}>
              <Heading level={level === 1 ? 2 : 3} size="xlarge">
                {name}
              </Heading>
              {text && <p className={styles.text}>{text}</p>}
              {price && <p className={styles.price}>{price}</p>}
              {more && <p className={styles.more}>{more}</p>}
            </div>
          </li>
        ))}
      </ul>
      {note && (
        <div className={styles.note}>
          <Text>{note}</Text>
        </div>
      )}
    </Section>
  );
}
