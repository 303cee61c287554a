import { useId } from 'react';
import { HoursTable, type OpeningTimes, type Today } from '@awning/ui/components/HoursTable';
import { Container, Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './HeightBarrier.css.ts';

export interface HeightBarrierProps {
  /** Painted on the bar that hangs over the way in, short: “Max. 2.1 m”. */
  limit?: string;
  heading: string;
  /** What becomes of visitors who do not fit. */
  text?: string;
  /** Says what the table tells, for screen readers that meet it on its own. */
  caption: string;
  /** Days that match share a row. */
  rows: readonly OpeningTimes[];
  /** Marks today's row. */
  today?: Today;
  /** Late arrivals, bank holidays. */
  note?: string;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Says the hours, under the striped bar that says how tall a visitor may be. */
export function HeightBarrier(props: HeightBarrierProps) {
  const { limit, heading, text, caption, rows, today, note, id } = props;
  const headingId = useId();
  if (rows.length === 0 && !note) return null;

  return (
    <section id={id} aria-labelledby={headingId} className={`${ground.tint} ${styles.root}`}>
      <Container>
        <div className={styles.bar}>{limit && <p className={styles.limit}>{limit}</p>}</div>
        <div className={styles.layout}>
          <div className={styles.words}>
            <Heading id={headingId} level={2} size="xxlarge">
              {heading}
            </Heading>
            {text && <Text size="lead">{text}</Text>}
          </div>
          <div className={styles.hours}>
            {rows.length > 0 && <HoursTable caption={caption} rows={rows} today={today} look="numerals" />}
            {note && <Text>{note}</Text>}
          </div>
        </div>
      </Container>
    </section>
  );
}
