import type { ReactNode } from 'react';
import { paperAt } from '../../art/papers.ts';
import * as styles from './PaperPatch.css.ts';

/** Lays a small picture on the paper it has on the bench: what is cut from white would not be seen on a white slip. */
export function PaperPatch({ place, children }: { place: number; children: ReactNode }) {
  return <span className={`${styles.root} ${paperAt(place)}`}>{children}</span>;
}
