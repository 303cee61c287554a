import type { MouseEventHandler, Ref } from 'react';
import { Icon, type IconProps } from '../../media/Icon/Icon.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps {
  /** What visitors know this sign for; anything rarer takes words. */
  icon: IconProps['kind'];
  /** What it does, for screen readers: “Close”, “Remove Barbershop”. */
  label: string;
  /** `outlined` stands alone; `quiet` stands at the edge of something that has an edge of its own. */
  tone?: keyof typeof styles.tone;
  /** Makes it a switch: it stays down until it is pressed again. Keep the label the same for both. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  /** What its label says is then done. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** To hand it the focus. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Does what its picture says, in a corner too small for words. */
export function IconButton({ icon, label, tone = 'outlined', pressed, ...button }: IconButtonProps) {
  return (
    <button {...button} type="button" aria-label={label} aria-pressed={pressed} className={styles.tone[tone]}>
      <Icon kind={icon} size="small" />
    </button>
  );
}
