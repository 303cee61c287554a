import { type ReactNode, useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Container, Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './HeroMosaic.css.ts';

export interface HeroMosaicProps {
  /** What is said at the door. */
  heading: string;
  lead?: string;
  actions?: Actions;
  /** A picture that fills its box. On a phone it is seen under the words. */
  picture?: ReactNode;
  /**
   * How it stands on a desktop. `wall` is behind the words and all of the window wide: a `Mosaic` with `fill="end"`, twice as
   * wide as it is high, its left plain but for the lowest quarter. `beside` leaves the words their half.
   */
  place: 'wall' | 'beside';
  /** Up to six, lettered along the edge below the wall, each with what it is of: “28 °C in the water”. */
  marks: readonly string[];
}

/** Opens a site with a whole wall laid in tile, and the marks along the edge of the pool below it. */
export function HeroMosaic(props: HeroMosaicProps) {
  const { heading, lead, actions, picture, place, marks } = props;
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={ground.plain}>
      <div className={styles.wall[picture ? place : 'bare']}>
        <div className={styles.front}>
          <Container>
            <div className={styles.words}>
              <Heading id={headingId} level={1} size={sizeOf(heading)} tone="accent">
                {heading}
              </Heading>
              {lead && <Text size="lead">{lead}</Text>}
              {actions && (
                <div className={styles.ways}>
                  <ActionGroup actions={actions} />
                </div>
              )}
            </div>
          </Container>
        </div>
        {picture && (
          <div className={styles.picture[place]}>
            <div className={styles.canvas[place]}>{picture}</div>
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

/** As large as its longest word allows. Nine letters are not hyphenated; half a desktop holds seven of the largest. */
function sizeOf(heading: string) {
  const longest = Math.max(...heading.split(/\s+/).map(({ length }) => length));
  if (longest <= 7) return 'display';
  return longest <= 11 ? 'page' : 'xxlarge';
}
