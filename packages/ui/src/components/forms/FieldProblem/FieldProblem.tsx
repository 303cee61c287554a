import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './FieldProblem.css.ts';

export interface FieldProblemProps {
  /** For the field's `aria-describedby`. */
  id: string;
  /** What is wrong with what was filled in, and how to put it right. */
  children: string;
}

/** Says beside a field why it was not taken. */
export function FieldProblem({ id, children }: FieldProblemProps) {
  return (
    <p id={id} className={styles.root}>
      <Icon kind="problem" size="small" /> {children}
    </p>
  );
}
