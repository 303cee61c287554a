import { useId } from 'react';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { SignBoard } from '../../../components/layout/SignBoard/SignBoard.tsx';
import { Container, Heading, Numeral, Text } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './WhyChooseUs.css.ts';

export interface WhyChooseUsProps {
  /** One claim, six words or fewer: it is read from across the street. */
  heading: string;
  /** A line or two that make the claim believable. */
  lead?: string;
  /** What supports the claim, two or three facts: they hang below it in a row. */
  facts?: readonly WhyFact[];
  /** A number that says more than a sentence. Only with a source that readers can look up. */
  number?: WhyFigure;
  /** Ourselves beside the other way to get it done. */
  comparison?: WhyComparison;
  tone?: Exclude<GroundName, 'deep'>;
  id?: string;
}

export interface WhyFact {
  /** Two or three words. */
  title: string;
  text: string;
}

export interface WhyFigure {
  /** As people read it: “$0”, “14”. */
  value: string;
  /** What it counts: “a month”. */
  unit?: string;
  /** Follows the number. */
  text: string;
  source: { label: string; href?: string };
}

export interface WhyComparison {
  /** The caption of the comparison. */
  caption: string;
  /** What heads the names of the rows, then ourselves, then the others. */
  columns: readonly [question: string, us: string, others: string];
  rows: readonly { name: string; us: string; others: string }[];
}

/** Makes one claim on a sign hung over the pavement, with its facts hung below. */
export function WhyChooseUs(props: WhyChooseUsProps) {
  const { heading, lead, facts = [], number, comparison, tone = 'tint', id } = props;
  const headingId = useId();

  return (
    <section id={id} aria-labelledby={headingId} className={`${ground[tone]} ${styles.root}`}>
      <Bracket />
      <Container>
        <div className={styles.hung}>
          <SignBoard kind="sign">
            <Heading id={headingId} level={2} size="poster" tone="sign">
              {heading}
            </Heading>
            {lead && <p className={styles.lead}>{lead}</p>}
          </SignBoard>
          {facts.length > 0 && (
            <ul className={styles.facts}>
              {facts.map(({ title, text }) => (
                <li key={title} className={styles.fact}>
                  <Heading level={3} size="xlarge" tone="accent">
                    {title}
                  </Heading>
                  <Text>{text}</Text>
                </li>
              ))}
            </ul>
          )}
          {number && <Figure {...number} />}
          {comparison && <Comparison {...comparison} />}
        </div>
      </Container>
    </section>
  );
}

/** Wrought iron: the arm on the wall, and the bar the sign hangs from. */
function Bracket() {
  return (
    <div aria-hidden="true" className={styles.bracket}>
      <div className={styles.bar} />
      <svg viewBox="0 0 150 84" className={styles.arm}>
        <path d="M4 0v84M4 80C60 80 64 31 128 31M30 34c0 22 30 22 30 4 0-12-16-12-16-2" />
      </svg>
      <div className={styles.chains} />
    </div>
  );
}

function Figure({ value, unit, text, source }: WhyFigure) {
  return (
    <figure className={styles.figure}>
      <p className={styles.statement}>
        <span className={styles.value}>
          <Numeral value={value} unit={unit} />
        </span>{' '}
        <span className={styles.words}>{text}</span>
      </p>
      <figcaption className={styles.source}>
        {source.href ? <Link href={source.href}>{source.label}</Link> : source.label}
      </figcaption>
    </figure>
  );
}

function Comparison({ caption, columns: [question, us, others], rows }: WhyComparison) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            {question}
          </th>
          <th scope="col" className={styles.ours}>
            {us}
          </th>
          <th scope="col" className={styles.cell}>
            {others}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className={styles.cell}>
              {row.name}
            </th>
            <td className={styles.ours}>{row.us}</td>
            <td className={styles.cell}>{row.others}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
