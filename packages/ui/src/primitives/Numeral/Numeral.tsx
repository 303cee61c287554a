import * as styles from './Numeral.css.ts';

export interface NumeralProps {
  /** As people read it: “£45”, “06:15”, “100”. A sign before the digits is drawn small. */
  value: string;
  /** What it counts, drawn small behind it. */
  unit?: string | undefined;
}

/** A number to be read from across the room, as large as the place it stands in. */
export function Numeral({ value, unit }: NumeralProps) {
  const [, sign = '', digits = value] = /^(\D*)(.*)$/.exec(value) ?? [];

  return (
    <span className={styles.root}>
      <span>
        {sign && digits ? <span className={styles.sign}>{sign}</span> : sign}
        {digits}
      </span>
      {unit && <span className={styles.unit}> {unit}</span>}
    </span>
  );
}
