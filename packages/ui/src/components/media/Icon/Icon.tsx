import * as styles from './Icon.css.ts';

export interface IconProps {
  /** What it means. The words beside it say the same. */
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
  plus: 'M18 5v26M5 18h26',
  minus: 'M5 18h26',
  search: 'M15 4a11 11 0 1 0 0 22a11 11 0 0 0 0-22zM23 23l9 9',
  filter: 'M3 8h30M8 18h20M14 28h8',
  heart: 'M18 31L6 19a7.500 7.500 0 0 1 12-9a7.500 7.500 0 0 1 12 9z',
  telephone: 'M9 4l6 1 2 7-4 3a22 22 0 0 0 8 8l3-4 7 2 1 6q-1 5-6 5A24 24 0 0 1 4 10q0-5 5-6z',
  calendar: 'M5 8h26v23H5zM5 15h26M12 4v8M24 4v8M12 21h4M20 21h4M12 26h4',
  basket: 'M4 14h28l-4 17H8zM12 14l4-9M24 14l-4-9M14 20v6M22 20v6',
  way: 'M18 33C10 24 7 19 7 14a11 11 0 0 1 22 0c0 5-3 10-11 19zM18 10a4 4 0 1 0 0 8a4 4 0 0 0 0-8z',
  letter: 'M4 8h28v20H4zM4 9l14 11L32 9',
  previous: 'M24 5L11 18l13 13',
  next: 'M12 5l13 13-13 13',
  pause: 'M11 6v24M25 6v24',
  play: 'M10 5l20 13-20 13z',
};

// Where the page reads from the right, “next” points left.
const turning = new Set<IconProps['kind']>(['previous', 'next', 'play']);

/** Draws a small sign for what the words beside it say. Each can be told from the others without colour. */
export function Icon({ kind, size = 'medium' }: IconProps) {
  const root = turning.has(kind) ? styles.turning : styles.root;

  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={`${root} ${styles.size[size]}`}>
      <path d={drawings[kind]} />
    </svg>
  );
}
