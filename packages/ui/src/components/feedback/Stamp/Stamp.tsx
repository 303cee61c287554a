import * as styles from './Stamp.css.ts';

export interface StampProps {
  label: string;
  /** `good` is paid, `open` still waits for something, `void` no longer counts; the word must say so too. */
  tone: keyof typeof styles.stamp;
  size?: keyof typeof styles.size;
}

/** Stamps a word across a piece of paper: how it stands, at a glance. */
export function Stamp({ label, tone, size = 'large' }: StampProps) {
  return <p className={`${styles.stamp[tone]} ${styles.size[size]}`}>{label}</p>;
}
