import { useId } from 'react';
import {
  HoursTable,
  type OpeningTimes,
  type Today,
} from '../../../components/text/HoursTable/HoursTable.tsx';
import { Heading, Section, Stack, Text } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './OpeningHours.css.ts';

export interface OpeningHoursProps {
  /** Short, and drawn large: “Open”. */
  heading: string;
  /** 1 where the hours are the page. */
  headingLevel?: 1 | 2;
  /** The caption, for readers who come to the table on its own. */
  caption: string;
  /** Days that match share a row. Without any the note says it all. */
  rows: readonly OpeningTimes[];
  /** Marks today’s row. */
  today?: Today;
  /** When it is quiet, when it is late, what happens on bank holidays. */
  footnote?: string;
  /** What it is painted on. */
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Says when the door is open, and as plainly when it is not. */
export function OpeningHours(props: OpeningHoursProps) {
  const { heading, headingLevel = 2, caption, rows, today, footnote, tone = 'secondary', id } = props;
  const headingId = useId();
  if (rows.length === 0 && !footnote) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.layout}>
        <div className={styles.head}>
          <Heading id={headingId} level={headingLevel} size="display" tone="sign">
            {heading}
          </Heading>
        </div>
        <div className={styles.hours}>
          <Stack gap="large">
            {rows.length > 0 && <HoursTable caption={caption} rows={rows} today={today} look="numerals" />}
            {footnote && <Text>{footnote}</Text>}
          </Stack>
        </div>
      </div>
    </Section>
  );
}
