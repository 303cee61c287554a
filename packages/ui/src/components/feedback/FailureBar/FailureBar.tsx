import { Button } from '../../actions/Button/Button.tsx';
import * as styles from './FailureBar.css.ts';

export interface FailureBarProps {
  /** The id by which a script outside React finds it, shows it and listens to its button. */
  id: string;
  /** What is wrong and what still works, in a line. */
  text: string;
  /** What trying again is called. */
  button: string;
  /** Kept out of sight until it is wanted. */
  hidden?: boolean;
}

/** Says at the foot of the window, over everything, that something is missing, and offers to try again. */
export function FailureBar({ id, text, button, hidden = false }: FailureBarProps) {
  return (
    <div id={id} role="alert" hidden={hidden} className={styles.root}>
      <p>{text}</p>
      <Button size="small" tone="paper">
        {button}
      </Button>
    </div>
  );
}
