import * as styles from './Stamp.css.ts';

export interface StampProps {
  /** How the thing stands, in a word or two: “Paid”. */
  label: string;
  /** `good` is done, `open` waits for somebody else, `due` waits for us, `alert` went wrong, `void` no longer counts. */
  tone: keyof typeof styles.tone;
}

/** Stamps how something stands across it; the word says it, the ink only helps. */
export function Stamp({ label, tone }: StampProps) {
  return <span className={styles.tone[tone]}>{label}</span>;
}
