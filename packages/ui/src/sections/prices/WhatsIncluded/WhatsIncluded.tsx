import { useId } from 'react';
import { CalendarLeaf, type CalendarLeafProps } from '../../../components/text/CalendarLeaf/CalendarLeaf.tsx';
import { Icon } from '../../../components/media/Icon/Icon.tsx';
import { SectionHead } from '../../../components/layout/SectionHead/SectionHead.tsx';
import { Heading, Section, Stack, Text, VisuallyHidden } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import * as styles from './WhatsIncluded.css.ts';

export interface WhatsIncludedProps {
  heading: string;
  /** A sentence to take the fear out of small print. */
  lead?: string;
  /** What is settled, in the order in which a buyer asks. */
  rows: readonly IncludedRow[];
  /** When it comes. */
  delivery?: WhatsIncludedDelivery;
  /** What was measured of it, and when. */
  figures?: WhatsIncludedFigures | undefined;
  /** The section’s own words. */
  labels: WhatsIncludedLabels;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface IncludedRow {
  /** What it is about: “Pages”, “Hosting”. */
  subject: string;
  /** What the price buys of it. */
  included: string;
  /** What it does not. */
  excluded: string;
}

export interface WhatsIncludedDelivery {
  heading: string;
  /** The same as the leaves, in a sentence. */
  text: string;
  /** The first day and the last. */
  leaves: readonly [CalendarLeafProps, CalendarLeafProps];
  /** Stands between the two: “to”. */
  to: string;
  /** What the days depend on. */
  note?: string;
}

export interface WhatsIncludedFigures {
  heading: string;
  /** Three or four stand well together. */
  items: readonly { label: string; value: string }[];
  /** With what it was measured, and on which day. */
  note: string;
}

export interface WhatsIncludedLabels {
  /** What a tick stands for. */
  included: string;
  /** What a cross stands for. */
  excluded: string;
}

/** Says before the sale what is in the parcel and what is not, when it comes, and what was measured of it. */
export function WhatsIncluded({ heading, lead, rows, delivery, figures, labels, id }: WhatsIncludedProps) {
  const headingId = useId();
  if (rows.length === 0) return null;

  return (
    <Section id={id} labelledBy={headingId} tone="tint">
      <Stack gap="xxlarge">
        <SectionHead id={headingId} heading={heading} lead={lead} />
        <div className={styles.layout}>
          <div className={styles.slip}>
            <p className={styles.key} aria-hidden="true">
              <span className={styles.keyWord.included}>
                <Tick />
                {labels.included}
              </span>
              <span className={styles.keyWord.excluded}>
                <Cross />
                {labels.excluded}
              </span>
            </p>
            <ul>
              {rows.map(({ subject, included, excluded }) => (
                <li key={subject} className={styles.row}>
                  <h3 className={styles.subject}>{subject}</h3>{' '}
                  <p className={styles.included}>
                    <Tick />
                    <span>
                      <VisuallyHidden>{`${labels.included}: `}</VisuallyHidden>
                      {included}
                    </span>
                  </p>{' '}
                  <p className={styles.excluded}>
                    <Cross />
                    <span>
                      <VisuallyHidden>{`${labels.excluded}: `}</VisuallyHidden>
                      {excluded}
                    </span>
                  </p>
                </li>
              ))}
            </ul>
          </div>
          {(delivery || figures) && (
            <div className={`${styles.board} ${ground.deep}`}>
              {delivery && <Delivery {...delivery} />}
              {figures && <Figures {...figures} />}
            </div>
          )}
        </div>
      </Stack>
    </Section>
  );
}

const Tick = () => (
  <span className={styles.tick}>
    <Icon kind="tick" size="small" />
  </span>
);

const Cross = () => (
  <span className={styles.cross}>
    <Icon kind="cross" size="small" />
  </span>
);

function Delivery({ heading, text, leaves: [first, last], to, note }: WhatsIncludedDelivery) {
  return (
    <Stack gap="medium">
      <Heading level={3} size="xlarge">
        {heading}
      </Heading>
      <div className={styles.leaves}>
        <CalendarLeaf {...first} />
        <span aria-hidden="true">{to}</span>
        <CalendarLeaf {...last} />
      </div>
      <Text>{text}</Text>
      {note && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  );
}

function Figures({ heading, items, note }: WhatsIncludedFigures) {
  return (
    <Stack gap="medium">
      <Heading level={3} size="xlarge">
        {heading}
      </Heading>
      <dl className={styles.figures}>
        {items.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="small" tone="muted">
        {note}
      </Text>
    </Stack>
  );
}
