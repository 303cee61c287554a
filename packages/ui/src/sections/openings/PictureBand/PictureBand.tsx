import type { ReactNode } from 'react';
import { Container } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './PictureBand.css.ts';

export interface PictureBandProps {
  /** A drawing that fills its box and names itself. It may be cut at its sides, never at its middle. */
  drawing: ReactNode;
  /** What the eye would miss. */
  caption?: string;
  /** `tall` where it opens a page. */
  height?: keyof typeof styles.height;
  /** What the caption is painted on. */
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Hangs one picture across the whole page. */
export function PictureBand({ drawing, caption, height = 'medium', tone = 'deep', id }: PictureBandProps) {
  return (
    <figure id={id} className={ground[tone]}>
      <div className={`${styles.picture} ${styles.height[height]}`}>{drawing}</div>
      {caption && (
        <Container>
          <figcaption className={styles.caption}>{caption}</figcaption>
        </Container>
      )}
    </figure>
  );
}
