import { ButtonLink } from '../Button/Button.tsx';
import * as styles from './ActionGroup.css.ts';

export interface Action {
  label: string;
  href: string;
}

/** One way on, or two. The first is the one we hope for. */
export type Actions = readonly [primary: Action] | readonly [primary: Action, secondary: Action];

/** Offers one way on, or two. */
export function ActionGroup({ actions: [primary, secondary] }: { actions: Actions }) {
  return (
    <div className={styles.root}>
      <ButtonLink href={primary.href} tone="spark">
        {primary.label}
      </ButtonLink>
      {secondary && <ButtonLink href={secondary.href}>{secondary.label}</ButtonLink>}
    </div>
  );
}
