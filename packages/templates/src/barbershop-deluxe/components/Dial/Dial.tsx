import type { HalfHour } from '@awning/ui/components/HoursTable';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './Dial.css.ts';

export interface DialProps {
  /** What it shows, for screen readers. */
  label: string;
  /** Of twenty-four: 13 is one in the afternoon, 8.5 half past eight. */
  opens: HalfHour;
  /** Past midnight, what the clock says then. */
  closes: HalfHour;
}

const round = (value: number) => Math.round(value * 100) / 100;
const at = (hour: number, radius: number) => {
  const angle = (hour / 6) * Math.PI;
  return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`;
};
const numerals = Array.from({ length: 12 }, (_, place) => place + 1);
const ticks = numerals.map((hour) => `M${at(hour, 91)}L${at(hour, 97)}`).join('');

/** Draws the hours a door is open as the lit part of a clock, with the hands half-way through them. */
export function Dial({ label, ...hours }: DialProps) {
  return (
    <svg className={styles.root} viewBox="-100 -100 200 200" role="img" aria-label={label} focusable="false">
      <svg className={ground.deep} x="-100" y="-100" width="100" height="200" viewBox="-100 -100 100 200">
        <Face {...hours} />
      </svg>
      <svg className={ground.plain} x="0" y="-100" width="100" height="200" viewBox="0 -100 100 200">
        <Face {...hours} />
      </svg>
    </svg>
  );
}

/** The whole face; each half of the dial shows its own half of it, in the colours of its own ground. */
function Face({ opens, closes }: Pick<DialProps, 'opens' | 'closes'>) {
  const middle = (opens + closes) / 2;
  const sweep = closes - opens > 6 ? 1 : 0;

  return (
    <>
      <circle r="99" className={styles.face} />
      <circle r="98.6" className={styles.rim} />
      <path d={ticks} className={styles.rim} />
      <path d={`M${at(opens, 94)}A94 94 0 ${sweep} 1 ${at(closes, 94)}`} className={styles.open} />
      {numerals.map((hour) => {
        const [x, y] = at(hour, 76).split(' ');
        return (
          <text key={hour} x={x} y={Number(y) + 5.6} className={styles.numeral}>
            {hour}
          </text>
        );
      })}
      <path d={`M0 0L${at(middle, 46)}`} className={styles.hand} />
      <path d={`M0 0L${at((middle % 1) * 12, 64)}`} className={styles.hand} />
      <circle r="4.4" className={styles.hub} />
    </>
  );
}
