import { useId, type ReactNode } from 'react';
import { HeadingWithLead } from '../../../components/layout/HeadingWithLead/HeadingWithLead.tsx';
import { Prose } from '../../../components/layout/Prose/Prose.tsx';
import { SignBoard } from '../../../components/layout/SignBoard/SignBoard.tsx';
import { Container, Heading } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import * as styles from './SmallPrint.css.ts';

export interface SmallPrintProps {
  /** The page's only `h1`. */
  heading: string;
  /** All of it in two sentences, for visitors who read no further. */
  lead?: string;
  /** Since when this version is in force, as people read it and as machines do. */
  date?: { text: string; dateTime: string };
  /** The reader's action, beside the date: a button that asks for consent again, a link to write. */
  action?: ReactNode;
  /** In the order in which they are read; each can be linked to. */
  items: readonly SmallPrintPart[];
  labels: SmallPrintLabels;
  /** An anchor for links to all of it. Its parts have their own. */
  id?: string;
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

/** Sets out policies and terms, in numbered parts with a directory, large enough to be read. */
export function SmallPrint(props: SmallPrintProps) {
  const { heading, lead, date, action, items, labels } = props;
  const headingId = useId();
  const contentsId = useId();

  return (
    <article id={props.id} aria-labelledby={headingId} className={`${styles.root} ${ground.plain}`}>
      <Container>
        <header className={styles.head}>
          <HeadingWithLead id={headingId} headingLevel={1} heading={heading} lead={lead} />
          {(date || action) && (
            <div className={styles.foot}>
              {date && (
                <p className={styles.date}>
                  {labels.date} <time dateTime={date.dateTime}>{date.text}</time>
                </p>
              )}
              {action}
            </div>
          )}
        </header>
        <div className={styles.columns}>
          {items.length > 1 && (
            <nav aria-labelledby={contentsId} className={styles.contents}>
              <SignBoard kind="directory">
                <p id={contentsId} className={styles.contentsName}>
                  {labels.contents}
                </p>
                <ol className={styles.list}>
                  {items.map(({ id, heading: name }) => (
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
            {items.map(({ id, heading: name, children }) => (
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
