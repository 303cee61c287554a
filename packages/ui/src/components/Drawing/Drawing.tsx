import type { ReactNode } from 'react';
import * as styles from './Drawing.css.ts';

export interface DrawingProps {
  /** Paths, in the theme's paper colours. */
  children: ReactNode;
  viewBox: string;
  /** What it shows, for those who do not see it. Without it the drawing only decorates what the words say. */
  label?: string;
  /** `cover` fills the frame it stands in and is cut where it does not fit. */
  fit?: keyof typeof styles.fit;
  /** The part that stays when it is cut: the middle of the foot, say, where the floor is. */
  keep?: 'middle' | 'top' | 'foot';
}

const anchors = { middle: 'xMidYMid', top: 'xMidYMin', foot: 'xMidYMax' };

/** Holds a drawing made of shapes, which takes on the colours of the theme around it. */
export function Drawing({ children, viewBox, label, fit = 'natural', keep = 'middle' }: DrawingProps) {
  return (
    <svg
      viewBox={viewBox}
      className={styles.fit[fit]}
      {...(fit === 'cover' && { preserveAspectRatio: `${anchors[keep]} slice` })}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` element could not take the theme's colours
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
