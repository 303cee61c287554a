import { useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { ClimbingHold, type HoldPaint, type HoldShape } from '../../components/ClimbingHold/ClimbingHold.tsx';
import { PosterHead } from '@awning/ui/components/PosterHead';
import { Container, Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { tNuts } from '../../styles/tNuts.css.ts';
import * as styles from './GradeChart.css.ts';

export interface GradeChartProps {
  heading: string;
  /** 1 where the chart opens the page. */
  level?: 1 | 2;
  /** How to read it. */
  lead?: string;
  /** The easiest first. Two to six stand side by side, more under each other; without any, nothing is drawn. */
  grades: readonly Grade[];
  /** What is true of every grade. */
  note?: string;
  /** Where to go from here. */
  actions?: Actions;
  /** What it is painted on. */
  tone?: Exclude<GroundName, 'raised'>;
}

export interface Grade {
  /** What it is called: a colour, as a rule. */
  name: string;
  /** No two of a chart alike, for those who do not see the colour. */
  shape: HoldShape;
  paint: HoldPaint;
  /** The shape and the grade in words: “round holds, V0”. */
  measure?: string;
  /** What it asks of somebody, in a sentence or two. */
  text?: string;
}

/** Says how hard things are, from easy to hard: each grade by its colour, its shape and in words, and each on a taller board. */
export function GradeChart(props: GradeChartProps) {
  const { heading, level = 2, lead, grades, note, actions, tone = 'tint' } = props;
  const headingId = useId();
  if (grades.length === 0) return null;
  const layout = grades.length > 6 ? 'rows' : 'columns';

  return (
    <section aria-labelledby={headingId} className={`${ground[tone]} ${tNuts} ${styles.root}`}>
      <Container>
        <PosterHead heading={heading} id={headingId} headingLevel={level} lead={lead} />
        <ol className={`${styles.chart[layout]} ${lead && layout === 'columns' ? styles.tucked : ''}`}>
          {grades.map(({ name, shape, paint, measure, text }, place) => (
            <li key={name} className={styles.grade[layout]}>
              <div className={`${ground.raised} ${styles.boards[layout]}`} />
              <div className={styles.hold[layout]}>
                <ClimbingHold shape={shape} paint={paint} />
              </div>
              <div className={`${ground.raised} ${styles.words}`}>
                <Heading level={level === 1 ? 2 : 3} size="xlarge">
                  {name}
                </Heading>
                {measure && <p className={styles.measure}>{measure}</p>}
                {text && <p className={styles.text}>{text}</p>}
              </div>
              {layout === 'columns' && (
                <div className={styles.rest}>
                  {Array.from({ length: place }, (_, further) => (
                    <div key={further} className={styles.reach}>
                      <ClimbingHold shape={shape} paint={paint} />
                    </div>
                  ))}
                </div>
              )}
            </li>
          ))}
        </ol>
        {(note || actions) && (
          <div className={styles.foot}>
            {note && <Text size="lead">{note}</Text>}
            {actions && <ActionGroup actions={actions} second="quiet" />}
          </div>
        )}
      </Container>
    </section>
  );
}
