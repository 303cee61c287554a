import { useId } from 'react';
import { Section, Heading, Numeral, Stack, Text } from '@awning/ui/primitives';
import * as styles from './ProgressBars.css.ts';

interface ProgressBar {
  /** How high the bar stands, in the unit of all. */
  value: number;
  /** When, or what: “Week 6”. */
  label: string;
}

export interface ProgressBarsProps {
  heading: string;
  /** Whose progress it is, and that it promises no result. */
  text: string;
  /** What is counted, drawn small behind each number: “kg”. */
  unit: string;
  /** Three to six; the last is the one to look at. Without any, nothing is drawn. */
  bars: readonly ProgressBar[];
}

/** Shows how a number grows: bars as high as their values, each with its number written on it. */
export function ProgressBars({ heading, text, unit, bars }: ProgressBarsProps) {
  const headingId = useId();
  if (bars.length === 0) return null;
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const heightOf = (value: number) => styles.height[Math.round((value / most) * styles.steps)];

  return (
    <Section labelledBy={headingId} tone="plain">
      <div className={styles.layout}>
        <Stack gap="large">
          <Heading id={headingId} level={2} size="page">
            {heading}
          </Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
        <ol className={styles.bars}>
          {bars.map(({ value, label }, place) => (
            <li
              key={label}
              className={`${styles.bar[place === bars.length - 1 ? 'last' : 'plain']} ${heightOf(value) ?? ''}`}
            >
              <b className={styles.value[value > 999 ? 'long' : 'short']}>
                <Numeral value={String(value)} unit={unit} />
              </b>{' '}
              <span className={styles.label}>{label}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
