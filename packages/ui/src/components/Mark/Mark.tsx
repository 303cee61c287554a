import * as styles from './Mark.css.ts';

export interface MarkProps {
  /** What it stands for. The words beside it say the same. */
  kind: keyof typeof drawings;
  size?: keyof typeof styles.size;
}

const ring = 'M18 3a15 15 0 1 0 0 30a15 15 0 0 0 0-30z';

const drawings = {
  tick: 'M5 19l9 9L31 8',
  done: `${ring}M10.500 18.500l5.500 5.500L26 13`,
  problem: 'M18 4L33 31H3zM18 13v8M18 23.500v4',
  waiting: `${ring}M18 10v8.500l6 4`,
  cross: 'M9 9l18 18M27 9L9 27',
};

/** Draws a mark that can be told from the others without colour. */
export function Mark({ kind, size = 'medium' }: MarkProps) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={`${styles.root} ${styles.size[size]}`}>
      <path d={drawings[kind]} />
    </svg>
  );
}
