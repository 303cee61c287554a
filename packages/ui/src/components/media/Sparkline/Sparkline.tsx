export interface SparklineProps {
  /** From the oldest to the newest, none negative; null where none is known, which leaves a gap. */
  items: readonly (number | null)[];
  /** Read in place of the line, and says all of it: “Week by week: 2.4 s, not known, 2.1 s”. */
  label: string;
}

const step = 10;
const height = 24;
const unscaled = 'non-scaling-stroke';

/** Shows in the room of a word how a figure went: a line that starts at zero, its newest point marked. */
export function Sparkline({ items, label }: SparklineProps) {
  const highest = Math.max(...items.map((value) => value ?? 0));
  const points = items.flatMap((value, place) =>
    value === null ? [] : [{ place, x: place * step, y: height - (highest && value / highest) * height }],
  );
  const newest = points.at(-1);
  const end = Math.max(items.length - 1, 1) * step;

  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${end} ${height}`}
      preserveAspectRatio="none"
      width="96"
      height="28"
      overflow="visible"
      focusable="false"
      // In the ink of the words beside it, which forced colours know, too.
      stroke="currentColor"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={`M0 ${height}H${end}`} strokeWidth="1" strokeDasharray="1 4" vectorEffect={unscaled} />
      <path
        // One alone is a dot: a line of no length, with round ends.
        d={points
          .map(({ place, x, y }, at) => (points[at - 1]?.place === place - 1 ? `L${x} ${y}` : `M${x} ${y}h0`))
          .join('')}
        strokeWidth="2"
        vectorEffect={unscaled}
      />
      {newest && <path d={`M${newest.x} ${newest.y}h0`} strokeWidth="7" vectorEffect={unscaled} />}
    </svg>
  );
}
