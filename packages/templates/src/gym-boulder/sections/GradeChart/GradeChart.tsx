import { useId } from 'react';
import { ClimbingHold, type HoldPaint, type HoldShape } from '../../components/ClimbingHold/ClimbingHold.tsx';
import { PosterHead } from '@awning/ui/components/PosterHead';
import { Container, Heading } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import { tNutsAround } from '../../styles/tNuts.css.ts';
import * as styles from './GradeChart.css.ts';

export interface GradeChartProps {
  heading: string;
  /** How to read it. */
  lead?: string;
  /** The easiest first. Two to six stand side by side, more under each other; without any, nothing is drawn. */
  grades: readonly Grade[];
}

interface Grade {
  /** What it is called: a colour, as a rule. */
  name: string;
  /** No two of a chart alike, for visitors who do not see the colour. */
  shape: HoldShape;
  paint: HoldPaint;
  /** The shape and the grade in words: “round holds, V0”. */
  measure?: string;
  /** What it asks of a climber, in a sentence or two. */
  text?: string;
}

/** Says how hard things are, from easy to hard: each grade by its colour, its shape and in words, and each on a taller board. */
export function GradeChart({ heading, lead, grades }: GradeChartProps) {
  const headingId = useId();
  if (grades.length === 0) return null;
  const layout = grades.length > 6 ? 'rows' : 'columns';

  return (
    <section aria-labelledby={headingId} className={`${ground.tint} ${tNutsAround} ${styles.root}`}>
      <Container>
        <PosterHead heading={heading} id={headingId} headingLevel={2} lead={lead} />
        <ol className={`${styles.chart[layout]} ${lead && layout === 'columns' ? styles.tucked : ''}`}>
          {grades.map(({ name, shape, paint, measure, text }, place) => (
            <li key={name} className={styles.grade[layout]}>
              <div className={`${ground.raised} ${styles.boards[layout]}`} />
              <div className={styles.hold[layout]}>
                <ClimbingHold shape={shape} paint={paint} />
              </div>
              <div className={`${ground.raised} ${styles.words}`}>
                <Heading level={3} size="xlarge">
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
      </Container>
    </section>
  );
}
