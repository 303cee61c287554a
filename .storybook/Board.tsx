import type { ReactNode } from 'react';
import type { GroundName } from '../packages/ui/src/theme/grounds.ts';
import { ground } from '../packages/ui/src/theme/ground.css.ts';
import * as styles from './Board.css.ts';

export interface BoardProps {
  tone?: GroundName;
  children: ReactNode;
}

/** Stands a small piece on one of the painted grounds that sections lay, with room around it. */
export function Board({ tone = 'deep', children }: BoardProps) {
  return <div className={`${ground[tone]} ${styles.root}`}>{children}</div>;
}
