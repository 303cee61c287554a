import { on } from '@awning/ui/theme/on';
import * as styles from './Thermometer.css.ts';

export interface ThermometerProps {
  /** The least it falls to, in degrees. */
  from: number;
  /** The most it rises to. */
  to: number;
  size?: keyof typeof styles.size;
}

const top = 12;
const foot = 172;
/** The top of its scale, which begins at nothing. */
const scale = 40;

/** Draws how warm it gets somewhere, and between what: a column of spirit, and a bracket beside it. Words must say it. */
export function Thermometer({ from, to, size = 'small' }: ThermometerProps) {
  const at = (degrees: number) =>
    Math.round(foot - (Math.min(Math.max(degrees, 0), scale) / scale) * (foot - top));
  const marks = Array.from({ length: 9 }, (_, mark) => `M42 ${at((mark * scale) / 8)}h${mark % 2 ? 8 : 14}`);

  return (
    <svg
      viewBox="0 0 70 216"
      className={styles.size[size]}
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinecap="round"
    >
      <path stroke={on.ink} strokeWidth="3" d={marks.join('')} />
      <path stroke={on.ink} strokeWidth="26" d={`M22 ${top + 4}V192`} />
      <circle cx="22" cy="194" r="22" fill={on.ink} />
      <path stroke={on.surface} strokeWidth="16" d={`M22 ${top + 4}V190`} />
      <circle cx="22" cy="194" r="15" fill={on.bright} />
      <path stroke={on.bright} strokeWidth="8" d={`M22 ${at(to)}V190`} />
      <path stroke={on.bright} strokeWidth="5" d={`M58 ${at(from)}h6V${at(to)}h-6`} />
    </svg>
  );
}
