import { useId, type ReactNode } from 'react';
import { Prose } from '../../components/Prose/Prose.tsx';
import { SignBoard } from '../../components/SignBoard/SignBoard.tsx';
import { Container, Heading, Text } from '../../primitives/index.ts';
import { ground } from '../../theme/ground.css.ts';
import * as styles from './SmallPrint.css.ts';

export interface SmallPrintProps {
  /** The page's only `h1`. */
  heading: string;
  /** All of it in two sentences, for those who read no further. */
  lead?: string;
  /** Since when it has read like this, as people read it and as machines do. */
  date?: { text: string; dateTime: string };
  /** In the order in which they are read; each can be linked to. */
  parts: readonly SmallPrintPart[];
  labels: SmallPrintLabels;
}

export interface SmallPrintPart {
  /** An anchor: short, and never changed. */
  id: string;
  heading: string;
  /** Plain elements, or a table or button of the library's. */
  children: ReactNode;
}

export interface SmallPrintLabels {
  /** Over the list of parts: “On this page”. */
  contents: string;
  /** Before the date: “In force since”. */
  date: string;
}

/** Sets out what has to be written down, in numbered parts with a directory, large enough to be read. */
export function SmallPrint({ heading, lead, date, parts, labels }: SmallPrintProps) {
  const headingId = useId();
  const contentsId = useId();

  return (
    <article aria-labelledby={headingId} className={`${styles.root} ${ground.plain}`}>
      <Container>
        <header className={styles.head}>
          <Heading id={headingId} level={1} size="page" tone="sign">
            {heading}
          </Heading>
          {lead && (
            <Text size="lead" tone="muted">
              {lead}
            </Text>
          )}
          {date && (
            <p className={styles.date}>
              {labels.date} <time dateTime={date.dateTime}>{date.text}</time>
            </p>
          )}
        </header>
        <div className={styles.columns}>
          {parts.length > 1 && (
            <nav aria-labelledby={contentsId} className={styles.contents}>
              <SignBoard kind="directory">
                <p id={contentsId} className={styles.contentsName}>
                  {labels.contents}
                </p>
                <ol className={styles.list}>
                  {parts.map(({ id, heading: name }) => (
                    <li key={id} className={styles.entry}>
                      <a href={`#${id}`} className={styles.link}>
                        {name}
                      </a>
                    </li>
                  ))}
                </ol>
              </SignBoard>
            </nav>
          )}
          <div className={styles.parts}>
            {parts.map(({ id, heading: name, children }) => (
              <section key={id} id={id} aria-labelledby={`${id}-name`} className={styles.part}>
                <div className={styles.name}>
                  <Heading id={`${id}-name`} level={2} size="xlarge">
                    {name}
                  </Heading>
                </div>
                <Prose>{children}</Prose>
              </section>
            ))}
          </div>
        </div>
      </Container>
    </article>
  );
}
