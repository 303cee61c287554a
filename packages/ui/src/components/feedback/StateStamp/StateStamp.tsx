import * as styles from './StateStamp.css.ts';

export interface StateStampProps {
  /** How the thing stands, in a word or two: “Paid”. */
  label: string;
  /** `good` is done, `open` waits for the other side, `due` waits for us, `alert` went wrong, `void` has ended. */
  tone: keyof typeof styles.tone;
  /** `large` where it stands beside a page's name. */
  size?: keyof typeof styles.size;
}

/** Stamps how something stands across it; the word says it, the ink only helps. */
export function StateStamp({ label, tone, size = 'small' }: StateStampProps) {
  return <span className={`${styles.tone[tone]} ${styles.size[size]}`}>{label}</span>;
}
