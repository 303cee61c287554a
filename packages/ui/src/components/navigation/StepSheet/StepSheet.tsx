import { VisuallyHidden } from '../../../primitives/index.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './StepSheet.css.ts';

export interface StepSheetProps {
  /** Names the list for screen readers. */
  label: string;
  /** “Step 4 of 9”. */
  heading: string;
  /** “3 of 9 done”. */
  progress: string;
  /** In their order. */
  steps: readonly SheetStep[];
  /** Said after a step that is done, for visitors who do not see its tick. */
  doneLabel: string;
  /** Whether it is unfolded on a phone too, where it is the page's purpose. */
  defaultOpen?: boolean;
}

export interface SheetStep {
  label: string;
  href: string;
  done: boolean;
  /** The one that is open. */
  current?: boolean | undefined;
}

/**
 * Lists what is to be done, one thing at a time and in any order, and ticks what is done. On a phone the list is folded
 * away under how much of it is done.
 */
export function StepSheet({ label, heading, progress, steps, doneLabel, defaultOpen }: StepSheetProps) {
  return (
    <nav aria-label={label} className={styles.root}>
      <details open={defaultOpen} className={styles.fold}>
        <summary className={styles.head}>
          <b className={styles.heading}>{heading}</b> <span>{progress}</span>
          <span aria-hidden="true" className={styles.bar}>
            {steps.map(({ href, done, current }) => (
              <span key={href} className={styles.part[current ? 'current' : done ? 'done' : 'open']} />
            ))}
          </span>
        </summary>
        <ol className={styles.list}>
          {steps.map(({ label: step, href, done, current }, place) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={current ? 'step' : undefined}
                className={styles.step[current ? 'current' : 'other']}
              >
                <span aria-hidden="true" className={styles.box[done ? 'done' : 'open']}>
                  {done ? <Icon kind="tick" size="small" /> : place + 1}
                </span>
                <span>
                  {step}
                  {done && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
