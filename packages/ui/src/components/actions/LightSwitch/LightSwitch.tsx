import * as styles from './LightSwitch.css.ts';

export interface LightSwitchProps {
  labels: {
    /** What it does by day: “Lights on”. */
    on: string;
    /** What it does by night: “Lights off”. */
    off: string;
  };
  /** Turns day to night, or back. */
  onSwitch: () => void;
}

/** Turns the lights on a painted board on and off. What it says follows from the theme it stands in, before any script. */
export function LightSwitch({ labels, onSwitch }: LightSwitchProps) {
  return (
    <button type="button" className={styles.root} onClick={onSwitch}>
      <span className={styles.words.day}>
        <span className={styles.bulb.dark} />
        {labels.on}
      </span>
      <span className={styles.words.night}>
        <span className={styles.bulb.lit} />
        {labels.off}
      </span>
    </button>
  );
}
