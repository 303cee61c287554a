import { useId } from 'react';
import { Heading, Section, Stack, Text } from '../../primitives/index.ts';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './OpeningHours.css.ts';

export interface OpeningHoursProps {
  /** Short, and drawn large: “Open”. */
  heading: string;
  /** Says what the table tells, for those who meet it on its own. */
  caption: string;
  /** Days that match share a row. Without any the note says it all. */
  rows: readonly OpeningTimes[];
  /** When it is quiet, when it is late, what happens on bank holidays. */
  note?: string;
  /** What it is painted on. */
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface OpeningTimes {
  days: string;
  /** As people say it: “8.30 to 6”. */
  times: string;
  /** Marks the row that says when not to come. */
  closed?: boolean;
}

/** Says when the door is open, and as plainly when it is not. */
export function OpeningHours({ heading, caption, rows, note, tone = 'secondary', id }: OpeningHoursProps) {
  const headingId = useId();
  if (rows.length === 0 && !note) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.layout}>
        <div className={styles.head}>
          <Heading id={headingId} level={2} size="display" tone="sign">
            {heading}
          </Heading>
        </div>
        <div className={styles.hours}>
          <Stack gap="large">
            {rows.length > 0 && (
              <table className={styles.table}>
                <caption className={styles.caption}>{caption}</caption>
                <tbody>
                  {rows.map(({ days, times, closed = false }) => (
                    <tr key={days} className={closed ? styles.closed : undefined}>
                      <th scope="row" className={styles.days}>
                        {days}
                      </th>
                      <td className={styles.times}>{times}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {note && <Text>{note}</Text>}
          </Stack>
        </div>
      </div>
    </Section>
  );
}
