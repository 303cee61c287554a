import { type ReactNode, useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Container, Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './HeroMosaic.css.ts';

export interface HeroMosaicProps {
  /** What is said at the door. */
  heading: string;
  lead?: string;
  actions?: Actions;
  /**
   * A picture that fills the wall: a `Mosaic` with `fill="end"`, twice as wide as it is high. On a desk the words stand
   * over its left, of which the upper three quarters are best left plain; on a phone its right half is seen under them.
   */
  mural?: ReactNode;
  /** Two to four, lettered along the edge below the wall: how deep, how warm, how far. */
  marks?: readonly string[];
  /** What the wall is painted on. */
  tone?: GroundName;
}

/** Opens a site with a whole wall laid in tile, and the marks along the edge of the pool below it. */
export function HeroMosaic({ heading, lead, actions, mural, marks = [], tone = 'plain' }: HeroMosaicProps) {
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={ground[tone]}>
      <div className={styles.wall[mural ? 'laid' : 'bare']}>
        <div className={styles.front}>
          <Container>
            <div className={styles.words}>
              <Heading id={headingId} level={1} size={sizeOf(heading)} tone="accent">
                {heading}
              </Heading>
              {lead && <Text size="lead">{lead}</Text>}
              {actions && <ActionGroup actions={actions} />}
            </div>
          </Container>
        </div>
        {mural && (
          <div className={styles.mural}>
            <div className={styles.canvas}>{mural}</div>
          </div>
        )}
      </div>
      {marks.length > 0 && (
        <div className={ground.deep}>
          <Container>
            <ul className={styles.marks}>
              {marks.map((mark) => (
                <li key={mark} className={styles.mark}>
                  {mark}
                </li>
              ))}
            </ul>
          </Container>
        </div>
      )}
    </section>
  );
}

/** As large as its longest word allows. */
function sizeOf(heading: string) {
  const longest = Math.max(...heading.split(/\s+/).map(({ length }) => length));
  if (longest <= 5) return 'wall';
  return longest <= 8 ? 'display' : 'page';
}
