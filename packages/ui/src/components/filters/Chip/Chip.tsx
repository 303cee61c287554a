'use client';
import type { MouseEvent, Ref } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { opensElsewhere } from '../../navigation/Link/opensElsewhere.ts';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  label: string;
  /** Lets it be taken away. Without it, it only tells. */
  remove?: ChipRemoval | undefined;
}

export interface ChipRemoval {
  /** What a press does, with the chip’s own words in it: “Remove filter: Barbershop”. */
  label: string;
  /** The address of the page without it, where it works before script. */
  href?: string | undefined;
  onRemove?: (() => void) | undefined;
  /** To give it the focus. */
  ref?: Ref<HTMLAnchorElement & HTMLButtonElement> | undefined;
}

/** Tells in a word or two what was chosen, and lets go of it at a press. */
export function Chip({ label, remove }: ChipProps) {
  if (!remove)
    return (
      <span className={styles.look.still}>
        <bdi>{label}</bdi>
      </span>
    );

  const { href, onRemove, ref, label: name } = remove;
  const shared = { ref, 'aria-label': name, className: styles.look.removable };
  const words = (
    <>
      <bdi>{label}</bdi> <Icon kind="cross" size="small" />
    </>
  );
  return href === undefined ? (
    <button {...shared} type="button" onClick={onRemove}>
      {words}
    </button>
  ) : (
    <Link {...shared} href={href} onClick={onRemove && ((event) => takeOver(event, onRemove))}>
      {words}
    </Link>
  );
}

function takeOver(event: MouseEvent, act: () => void) {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  act();
}
