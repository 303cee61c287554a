import { useId } from 'react';
import { Table } from '../../../components/text/Table/Table.tsx';
import { Heading, Stack, Text } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import { scaleOf } from './scaleOf.ts';
import * as styles from './BarChart.css.ts';

export interface Bar {
  /** When, or what: “12 Nov”. */
  label: string;
  value: number;
  /** Its other cells in the table, in the order of `columns`. */
  more?: readonly string[];
}

export interface BarChartProps {
  heading: string;
  /** What the bars show in a sentence, for every reader. */
  summary: string;
  /** In their order; the last is the one to look at. If all are zero, nothing is rendered. */
  items: readonly Bar[];
  /** Writes a value as people read it. */
  format: (value: number) => string;
  /** The same figures as rows, for readers of tables and for screen readers. */
  table: { open: string; caption: string; rowHeading: string; value: string; columns?: readonly string[] };
  /** An anchor for links to this part of the page. */
  id?: string;
}

const step = 10;
const height = 100;

/** Shows how a figure went from day to day as bars, and the same as a table at a press. */
export function BarChart({ heading, summary, items, format, table, id }: BarChartProps) {
  const headingId = useId();
  const highest = Math.max(0, ...items.map(({ value }) => value));
  const drawn = highest > 0;
  const end = drawn ? scaleOf(highest) : 0;

  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.root} ${ground.raised}`}>
      <Stack gap="small">
        <Heading id={headingId} level={2} size="xlarge">
          {heading}
        </Heading>
        <Text tone="muted">{summary}</Text>
      </Stack>
      {drawn && <Chart items={items} end={end} format={format} />}
      {drawn && (
        <details className={styles.details}>
          <summary className={styles.summary}>{table.open}</summary>
          <Table
            caption={table.caption}
            captionHidden
            rowHeading={table.rowHeading}
            columns={[table.value, ...(table.columns ?? [])].map((label) => ({ label, numeric: true }))}
            groups={[
              {
                rows: items.map(({ label, value, more = [] }) => ({
                  header: label,
                  cells: [format(value), ...more],
                })),
              },
            ]}
          />
        </details>
      )}
    </section>
  );
}

// The sentence above it and the table below say all of it.
function Chart({ items, end, format }: Pick<BarChartProps, 'items' | 'format'> & { end: number }) {
  const marked = [items[0], items[Math.floor((items.length - 1) / 2)], items.at(-1)];

  return (
    <div aria-hidden="true" className={styles.chart}>
      <div className={styles.scale}>
        <span>{format(end)}</span>
        <span>{format(end / 2)}</span>
        <span>{format(0)}</span>
      </div>
      <svg
        viewBox={`0 0 ${items.length * step} ${height}`}
        preserveAspectRatio="none"
        focusable="false"
        className={styles.plot}
      >
        {[0, height / 2, height].map((line) => (
          <path key={line} d={`M0 ${line}H${items.length * step}`} className={styles.rule} />
        ))}
        {items.map(({ label, value }, place) => (
          <g key={label} className={styles.day}>
            <title>{`${label}: ${format(value)}`}</title>
            <rect x={place * step} y="0" width={step} height={height} className={styles.reach} />
            <rect
              x={place * step + 1.5}
              y={height - (value / end) * height}
              width={step - 3}
              height={(value / end) * height}
              className={place === items.length - 1 ? styles.bar.last : styles.bar.plain}
            />
          </g>
        ))}
      </svg>
      <div className={styles.labels}>
        {marked.map((bar, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- first, middle and last
          <span key={place}>{bar?.label}</span>
        ))}
      </div>
    </div>
  );
}
