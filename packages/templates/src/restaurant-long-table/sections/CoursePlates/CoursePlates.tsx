import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { RoundPlate, type RoundPlateProps } from '../../components/RoundPlate/RoundPlate.tsx';
import { BrightHead } from '../../components/BrightHead/BrightHead.tsx';
import { Heading, Section, Text } from '@awning/ui/primitives';
import * as styles from './CoursePlates.css.ts';

interface Course {
  /** When or in what order: “6.15”, “First”. */
  mark?: string;
  name: string;
  /** What is on the plate, in the kitchen’s own words. */
  text: string;
  /** What must be known before eating it: “Fish, wheat”. */
  note?: string;
  /** Seen from straight above, in a square; the words beside it say what it is, unless it says so itself. Without one there is no plate. */
  drawing?: ReactNode;
  /** A dish to pass along is larger than a plate of one’s own. */
  size?: keyof typeof styles.size;
  glaze?: RoundPlateProps['glaze'];
}

export interface CoursePlatesProps {
  heading: string;
  /** 1 where the menu is the page. */
  level?: 1 | 2;
  lead?: string;
  /** In the order they are served. Without any, nothing is drawn. */
  courses: readonly Course[];
  /** Said once all is eaten: the price, or who to ask. */
  foot?: string;
  actions?: Actions;
}

/** Sets things down the middle of a table one after another, each on a plate to either side with its words across; what has no picture is listed without a plate. */
export function CoursePlates(props: CoursePlatesProps) {
  const { heading, level = 2, lead, courses, foot, actions } = props;
  const headingId = useId();
  if (courses.length === 0) return null;
  const plated = courses.some(({ drawing }) => Boolean(drawing));

  return (
    <Section labelledBy={headingId} tone="deep">
      <BrightHead heading={heading} id={headingId} level={level} lead={lead} />
      <ol className={styles.courses[plated ? 'plated' : 'listed']}>
        {courses.map(({ mark, name, text, note, drawing, size = 'medium', glaze = 'none' }) => (
          <li key={name} className={drawing ? styles.course : styles.bare}>
            {drawing && (
              <div className={`${styles.plate} ${styles.size[size]}`}>
                <RoundPlate glaze={glaze}>{drawing}</RoundPlate>
              </div>
            )}
            <div className={styles.words}>
              {mark && <p className={styles.mark}>{mark}</p>}
              <Heading level={level === 1 ? 2 : 3} size={drawing ? 'xxlarge' : 'xlarge'}>
                {name}
              </Heading>
              {text && <p className={styles.text}>{text}</p>}
              {note && <p className={styles.note}>{note}</p>}
            </div>
          </li>
        ))}
      </ol>
      {(foot || actions) && (
        <div className={styles.foot}>
          {foot && <Text size="lead">{foot}</Text>}
          {actions && <ActionGroup actions={actions} />}
        </div>
      )}
    </Section>
  );
}
