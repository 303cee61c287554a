import type { ReactNode } from 'react';
import * as styles from './WallStrip.css.ts';

export interface WallStripProps {
  /** The name of the row for screen readers. */
  label: string;
  /** Side by side, no more than four. Without any, nothing is drawn. */
  pictures: readonly HungPicture[];
}

interface HungPicture {
  /** Tells it from its neighbours: the name of its file, say. */
  id: string;
  /** Fills a box that is a little wider than high, and names itself. */
  picture: ReactNode;
  /** Two to four words, stencilled under it. */
  caption?: string;
}

/** Runs pictures along a wall from edge to edge, as a deck is seen between its pillars. */
export function WallStrip({ label, pictures }: WallStripProps) {
  if (pictures.length === 0) return null;

  return (
    <section aria-label={label}>
      <ul className={styles.wall}>
        {pictures.map(({ id, picture, caption }) => (
          <li key={id} className={styles.bay}>
            <figure className={styles.figure}>
              <div className={styles.picture}>{picture}</div>
              {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
