import type { ReactNode } from 'react';
import * as styles from './Glass.css.ts';

/** Puts a photograph before the mirror: half of it in the dark. */
export const inGlass = (photo: ReactNode) => <span className={styles.glass}>{photo}</span>;

/** The same, in a frame that hangs on the line. */
export const hung = (photo: ReactNode) => <span className={styles.hung}>{photo}</span>;
