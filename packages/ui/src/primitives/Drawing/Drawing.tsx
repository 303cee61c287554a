import type { ReactNode } from 'react';
import * as styles from './Drawing.css.ts';

export interface DrawingProps {
  /** What it shows, for those who do not see it. Without it, the drawing decorates what the words say. */
  label?: string | undefined;
  /** The part of the drawing’s own measure that its box shows, as SVG has it. */
  viewBox: string;
  /** Shapes in the theme's colours. */
  children: ReactNode;
  /** Fills the positioned box it stands in, cut to its shape: this edge is kept. Without it, it is a column wide. */
  fill?: keyof typeof aspects;
  /** Never cut: it shrinks to its box, and what is drawn beyond the `viewBox` fills the rest. */
  whole?: boolean;
  /** `over` lets it reach out of its box at the kept edge. */
  reach?: keyof typeof styles.reach;
}

const aspects = { start: 'xMidYMin', middle: 'xMidYMid', end: 'xMidYMax' };

/** Draws shapes that recolour with the theme, which no picture file could. */
export function Drawing({ label, viewBox, children, fill, whole = false, reach = 'within' }: DrawingProps) {
  return (
    <svg
      className={`${styles.size[fill ? 'box' : 'column']} ${styles.reach[reach]}`}
      viewBox={viewBox}
      preserveAspectRatio={fill && `${aspects[fill]} ${whole ? 'meet' : 'slice'}`}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
