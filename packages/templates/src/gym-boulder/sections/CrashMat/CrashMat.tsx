import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { ClimbingHold, type HoldPlace, type HoldShape } from '../../components/ClimbingHold/ClimbingHold.tsx';
import { Lettering } from '@awning/ui/components/Lettering';
import { Container, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { tNutsAround } from '../../styles/tNuts.css.ts';
import * as styles from './CrashMat.css.ts';

export interface CrashMatProps {
  /** Short, and drawn large on the mat. Words *between asterisks* are bright. */
  heading: string;
  /** What a hesitant visitor needs to hear, in a sentence. */
  text?: string;
  actions: Actions;
  /** A climber who has just let go: a drawing as wide as its place that names itself. */
  figure?: ReactNode;
  /** The first holds of a route, by per cent of the wall's width and pixels down. */
  holds?: readonly CrashMatHold[];
  /** The ground of the wall above the mat: that of the section before it. */
  wall?: GroundName;
}

export interface CrashMatHold {
  shape: HoldShape;
  place: HoldPlace;
}

/** Ends a page at the foot of the wall, on something soft, with the one thing to do next. */
export function CrashMat({ heading, text, actions, figure, holds = [], wall = 'plain' }: CrashMatProps) {
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={`${ground[wall]} ${tNutsAround} ${styles.root}`}>
      <div className={styles.wall}>
        <svg aria-hidden="true" focusable="false" className={styles.holds}>
          {holds.map(({ shape, place }) => (
            <ClimbingHold key={`${place.x} ${place.y}`} shape={shape} place={place} />
          ))}
        </svg>
        {figure && <div className={styles.figure}>{figure}</div>}
      </div>
      <div className={styles.top} />
      <div className={`${ground.accent} ${styles.front}`}>
        <Container>
          <div className={styles.layout}>
            <Lettering id={headingId} level={2} size="poster">
              {heading}
            </Lettering>
            <div className={styles.words}>
              {text && <Text size="lead">{text}</Text>}
              <ActionGroup actions={actions} second="quiet" />
            </div>
          </div>
        </Container>
      </div>
    </section>
  );
}
