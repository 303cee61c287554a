import { useId } from 'react';
import { Dial } from '../../components/Dial/Dial.tsx';
import { Halves } from '../../components/Halves/Halves.tsx';
import { HoursTable, type HalfHour, type OpeningTimes, type Today } from '@awning/ui/components/HoursTable';
import { Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './HoursDial.css.ts';

export interface HoursDialProps {
  heading: string;
  /** A sentence or two under it. */
  text?: string;
  /** The hours of an ordinary day, for the dial: 13 and 23, or 8.5 and 18. Its hands stand half-way. */
  opens: HalfHour;
  /** Past midnight, what the clock says then. */
  closes: HalfHour;
  /** What the dial shows, for screen readers. */
  label: string;
  /** Says what the table tells, for screen readers that meet it on its own. */
  caption: string;
  /** Days that match share a row. Without any, the clock and the note say it all. */
  rows: readonly OpeningTimes[];
  /** Marks today’s row. */
  today?: Today;
  /** A few words more, in small letters. */
  note?: string;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Shows on a clock when the door is open, and says it in a table beside. */
export function HoursDial(props: HoursDialProps) {
  const { heading, text, label, caption, rows, today, note, id, ...hours } = props;
  const headingId = useId();

  return (
    <Halves labelledBy={headingId} room="none" id={id}>
      <div className={styles.layout}>
        <div className={`${ground.deep} ${styles.words}`}>
          <Heading id={headingId} level={2} size="xxlarge">
            {heading}
          </Heading>
          {text && <Text>{text}</Text>}
        </div>
        <div className={styles.dial}>
          <Dial label={label} {...hours} />
        </div>
        <div className={`${ground.plain} ${styles.times}`}>
          {rows.length > 0 && <HoursTable caption={caption} rows={rows} today={today} />}
          {note && <Text>{note}</Text>}
        </div>
      </div>
    </Halves>
  );
}
