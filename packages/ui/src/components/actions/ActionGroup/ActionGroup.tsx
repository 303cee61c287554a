import { ButtonLink } from '../Button/Button.tsx';
import * as styles from './ActionGroup.css.ts';

export interface Action {
  label: string;
  href: string;
}

/** One way on, or two. The first is the one the page hopes for. */
export type Actions = readonly [primary: Action] | readonly [primary: Action, secondary: Action];

export interface ActionGroupProps {
  actions: Actions;
  /** `quiet` leaves the second way on as a plain link, so that nothing competes with the first. */
  second?: 'plain' | 'quiet';
}

/** Offers one way on, or two. */
export function ActionGroup({ actions: [primary, secondary], second = 'plain' }: ActionGroupProps) {
  return (
    <div className={styles.root}>
      <ButtonLink href={primary.href} tone="action">
        {primary.label}
      </ButtonLink>
      {secondary && (
        <ButtonLink href={secondary.href} tone={second}>
          {secondary.label}
        </ButtonLink>
      )}
    </div>
  );
}
