import { useId } from 'react';
import { Icon } from '../../../components/media/Icon/Icon.tsx';
import { Fold } from '../../../components/layout/Fold/Fold.tsx';
import { Plate } from '../../../components/text/Plate/Plate.tsx';
import { TapedPaper } from '../../../components/paper/TapedPaper/TapedPaper.tsx';
import { Container, Heading, Text, VisuallyHidden, type HeadingProps } from '../../../primitives/index.ts';
import * as styles from './OrderTimeline.css.ts';

export interface OrderTimelineProps {
  heading: string;
  /** Its place in the page’s outline. */
  headingLevel: HeadingProps['level'];
  /** In the order they happen. Without any, nothing is rendered. */
  items: readonly OrderStep[];
  /** Pinned up beside the steps: what happens next, in a sentence or two. */
  note?: { heading: string; text: string };
  /** Said before each step for visitors who cannot see its mark. */
  labels: Readonly<Record<OrderStep['state'], string>>;
  /** Folds it away under its heading, where another section leads the page. */
  fold?: 'open' | 'closed';
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface OrderStep {
  label: string;
  text?: string;
  /** When it happened, as people read it and as machines do. */
  date?: { text: string; dateTime: string } | undefined;
  state: 'done' | 'current' | 'upcoming';
  /** Whose turn it is: “Your turn”. */
  whoseTurn?: string | undefined;
}

/** Shows how far an order has come, what is next, and whose turn it is. */
export function OrderTimeline({ heading, headingLevel, items, note, labels, fold, id }: OrderTimelineProps) {
  const headingId = useId();
  if (items.length === 0) return null;

  const pinned = note && (
    <TapedPaper>
      <div className={styles.note}>
        <Heading level={headingLevel === 1 ? 2 : 3} size="large">
          {note.heading}
        </Heading>
        <Text>{note.text}</Text>
      </div>
    </TapedPaper>
  );

  if (fold) {
    return (
      <div className={styles.folded}>
        <Fold heading={heading} headingLevel={headingLevel} defaultOpen={fold === 'open'} id={id}>
          <Steps items={items} labels={labels} />
          {pinned}
        </Fold>
      </div>
    );
  }

  return (
    <section id={id} aria-labelledby={headingId} className={styles.root}>
      <Container>
        <div className={styles.layout}>
          <div className={styles.aside}>
            <Heading id={headingId} level={headingLevel} size="xxlarge">
              {heading}
            </Heading>
            {pinned}
          </div>
          <Steps items={items} labels={labels} />
        </div>
      </Container>
    </section>
  );
}

function Steps({ items, labels }: Pick<OrderTimelineProps, 'items' | 'labels'>) {
  return (
    <ol className={styles.steps}>
      {items.map(({ label, text, date, state, whoseTurn }) => (
        <li
          key={`${label} ${date?.dateTime}`}
          className={styles.step[state]}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.disc[state]}>{state === 'done' && <Icon kind="tick" />}</span>
          <div className={styles.words}>
            <p className={styles.label}>
              <VisuallyHidden>{labels[state]}: </VisuallyHidden>
              {label} {whoseTurn && <Plate label={whoseTurn} tone="solid" />}
            </p>
            {date && (
              <p className={styles.date}>
                <time dateTime={date.dateTime}>{date.text}</time>
              </p>
            )}
            {text && <Text tone="muted">{text}</Text>}
          </div>
        </li>
      ))}
    </ol>
  );
}
