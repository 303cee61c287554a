import type { NavLink } from '../NavList/NavList.tsx';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './BoardItem.css.ts';

/** Does something here and now: logs a visitor out. */
export interface BoardButton {
  label: string;
  onClick: () => void;
}

/** Keeps the place of a word that is not known yet. */
export interface BoardGap {
  /** Said to visitors who cannot see the gap: “One moment”. */
  waiting: string;
}

export interface BoardItemProps {
  /** A link, a button, or the gap where one of them will be. */
  item: NavLink | BoardButton | BoardGap;
  /** `bar` in a row on the board, `sheet` one under the other behind the burger. */
  place: keyof typeof styles.item;
}

/** Letters one way on upon a painted board: a link, a button, or the gap where one will be. */
export function BoardItem({ item, place }: BoardItemProps) {
  if ('waiting' in item)
    return (
      <span className={styles.gap[place]}>
        <VisuallyHidden>{item.waiting}</VisuallyHidden>
        <span aria-hidden="true" className={styles.blank} />
      </span>
    );

  if ('onClick' in item) {
    const { label, onClick } = item;
    return (
      <button type="button" className={styles.button[place]} onClick={onClick}>
        {label}
      </button>
    );
  }

  return (
    <Link href={item.href} className={styles.item[place]} aria-current={item.current ? 'page' : undefined}>
      {item.label}
    </Link>
  );
}
