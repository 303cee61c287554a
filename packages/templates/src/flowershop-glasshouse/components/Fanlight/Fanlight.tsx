import { behind } from '../../styles/behind.css.ts';
import * as styles from './Fanlight.css.ts';

export interface FanlightProps {
  /** Every other pane: bright as a sunrise, or a shade of what it stands on. */
  glass?: keyof typeof styles.ray;
}

const rays = 9;
const width = 400;
const height = 100;

const at = (ray: number, length: number) => {
  const angle = (ray / rays) * Math.PI;
  const x = width / 2 - Math.cos(angle) * width * length;
  return `${Math.round(x)} ${Math.round(height - Math.sin(angle) * height * length)}`;
};

// Twice as long as the box is wide: they reach the edge of a box of any shape.
const bright = Array.from({ length: rays }, (_, ray) =>
  ray % 2 === 0 ? `M${width / 2} ${height}L${at(ray, 2)}L${at(ray + 1, 2)}z` : '',
).join('');
const bars = Array.from({ length: rays - 1 }, (_, ray) => `M${at(ray + 1, 0.16)}L${at(ray + 1, 2)}`).join('');
const hub = `M${at(0, 0.16)}A${width * 0.16} ${height * 0.16} 0 0 1 ${at(rays, 0.16)}z`;
const ring = `M${at(0, 0.34)}A${width * 0.34} ${height * 0.6} 0 0 1 ${at(rays, 0.34)}`;

/** Fills the positioned box it stands in with panes that fan out from the middle of its lower edge. */
export function Fanlight({ glass = 'quiet' }: FanlightProps) {
  return (
    <svg
      className={behind}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.clear} d={`M0 0h${width}v${height}H0z`} />
      <path className={styles.ray[glass]} d={bright} />
      <path className={styles.hub} d={hub} />
      <path className={styles.bars} d={`${bars}${hub}${ring}`} />
    </svg>
  );
}
