import * as styles from './Plate.css.ts';

export interface PlateProps {
  label: string;
  /** `quiet` sorts, the others rank: outlined, then solid, then dark. */
  tone?: keyof typeof styles.tone;
}

/** Says in a word or two what kind of thing this is, on a small enamel plate. */
export function Plate({ label, tone = 'quiet' }: PlateProps) {
  return <span className={styles.tone[tone]}>{label}</span>;
}
