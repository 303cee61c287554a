import * as styles from './Comb.css.ts';

export interface CombProps {
  /** How many teeth. A comb says a small number at a glance, so keep it under twenty. */
  teeth: number;
  /** The length of a tooth, in widths of one. */
  length?: number;
}

/** From one tooth to the next, a tooth, and the back they stand on; sixteen go to the size of a letter. */
const pitch = 12;
const tooth = 7;
const back = 15;

/** Draws a comb, its teeth down, in the colour of the words around it. Those words say what it counts. */
export function Comb({ teeth, length = 6.5 }: CombProps) {
  const width = teeth * pitch + back - tooth;
  const reach = back + length * tooth;
  const points = Array.from({ length: teeth }, (_, place) => back / 2 + pitch / 2 - 2 + place * pitch);

  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={styles.root}
      width={`${width / 16}em`}
      height={`${reach / 16}em`}
      viewBox={`0 0 ${width} ${reach}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <path strokeWidth={back} d={`M${back / 2} ${back / 2}H${width - back / 2}`} />
      <path strokeWidth={tooth} d={points.map((x) => `M${x} 9V${reach - tooth / 2}`).join('')} />
    </svg>
  );
}
