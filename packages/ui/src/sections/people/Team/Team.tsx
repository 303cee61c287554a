import { useId, type ReactNode } from 'react';
import { Heading, Section, Stack, Text } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './Team.css.ts';

export interface TeamProps {
  heading: string;
  /** 1 where the people are the page. */
  headingLevel?: 1 | 2;
  /** How it came about, a paragraph each. Two are read; four are not. */
  story?: readonly string[];
  /** One to three. They hang beside the story, or above it on a phone. */
  portraits?: readonly Portrait[];
  /** Numbered in this order, as chairs, benches or bays are. */
  people?: readonly Person[];
  tone?: GroundName;
  id?: string;
}

export interface Portrait {
  name: string;
  /** Years, a post, a town. */
  note?: string;
  /** Brings its own words for those who do not see it. */
  drawing: ReactNode;
}

export interface Person {
  name: string;
  /** What to come to them for, and when. */
  text: string;
}

/** Says who does the work, and whom to ask for. */
export function Team(props: TeamProps) {
  const { heading, headingLevel = 2, story = [], portraits = [], people = [], tone = 'plain', id } = props;
  const headingId = useId();
  if (story.length + portraits.length + people.length === 0) return null;

  const words = (
    <Stack gap="medium">
      <Heading id={headingId} level={headingLevel} size="xxlarge">
        {heading}
      </Heading>
      {story.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </Stack>
  );
  const list = people.length > 0 && (
    <ol className={styles.people}>
      {people.map(({ name, text }) => (
        <li key={name} className={styles.person}>
          <span>
            <strong className={styles.name}>{name}</strong> {text}
          </span>
        </li>
      ))}
    </ol>
  );

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      {portraits.length > 0 ? (
        <div className={styles.pictured}>
          <div className={styles.portraits}>
            {portraits.map(({ name, note, drawing }) => (
              <figure key={name} className={styles.portrait}>
                {drawing}
                <figcaption className={styles.caption}>
                  <b className={styles.sitter}>{name}</b> {note}
                </figcaption>
              </figure>
            ))}
          </div>
          <Stack gap="medium">
            {words}
            {list}
          </Stack>
        </div>
      ) : (
        <div className={styles.room}>
          <div className={styles.told}>
            {words}
            {list}
          </div>
        </div>
      )}
    </Section>
  );
}
