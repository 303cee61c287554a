import type { MountProps } from '../../../design/show.tsx';
import * as styles from './Halftone.css.ts';

/** Prints a photograph as a fight poster would: one ink in dots, on the brightest paper there is. */
export function Halftone({ fill, children }: MountProps) {
  const place = styles.place[fill ? 'fill' : 'flow'];
  return (
    <span className={`${styles.paper} ${place}`}>
      <span className={`${styles.ink} ${place}`}>{children}</span>
    </span>
  );
}
