import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { HeadingWithLead } from '../../../components/layout/HeadingWithLead/HeadingWithLead.tsx';
import { Heading, Section, Text } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './News.css.ts';

export interface NewsProps {
  heading: string;
  /** 1 where the news is the page. */
  headingLevel?: 1 | 2;
  lead?: string;
  /** The newest first: it stands open. Without any, nothing is rendered. */
  items: readonly NewsItem[];
  /** A link to the rest of it, where only the newest stands here. */
  actions?: Actions;
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface NewsItem {
  /** An anchor for links to it: a visitor who follows one finds it open. */
  id: string;
  title: string;
  date: { text: string; dateTime: string };
  /** A paragraph each. */
  text: readonly string[];
  /** A `Photo` that fills the frame it is given: it brings its own words for those who do not see it. */
  picture?: ReactNode;
}

/** Tells what happened lately: the newest at length, the older to be unfolded, before any script. */
export function News(props: NewsProps) {
  const { heading, headingLevel = 2, lead, items, actions, tone = 'plain', id } = props;
  const headingId = useId();
  const [newest, ...older] = items;
  if (!newest) return null;
  const level = headingLevel === 1 ? 2 : 3;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.intro}>
        <HeadingWithLead
          id={headingId}
          heading={heading}
          headingLevel={headingLevel}
          lead={lead}
          leadSize="medium"
        />
      </div>
      <div className={styles.news}>
        <article
          id={newest.id}
          className={styles.newest[newest.picture ? 'pictured' : 'told']}
          aria-labelledby={`${newest.id}-title`}
        >
          {newest.picture && <div className={styles.picture}>{newest.picture}</div>}
          <div className={styles.words}>
            <Dateline {...newest.date} />
            <Heading id={`${newest.id}-title`} level={level} size="xlarge">
              {newest.title}
            </Heading>
            <Words text={newest.text} />
          </div>
        </article>
        {older.length > 0 && (
          <div className={styles.older}>
            {older.map(({ id: anchor, title, date, text, picture }) => (
              <details key={anchor} className={styles.item}>
                <summary className={styles.summary}>
                  <span className={styles.head}>
                    <Dateline {...date} />
                    <Heading level={level} size="large">
                      <span className={styles.title}>{title}</span>
                    </Heading>
                  </span>
                </summary>
                {/* Browsers unfold a `details` that holds the target of a link, not one that is the target itself. */}
                <div id={anchor} className={styles.unfolded[picture ? 'pictured' : 'told']}>
                  {picture && <div className={styles.picture}>{picture}</div>}
                  <div className={styles.words}>
                    <Words text={text} />
                  </div>
                </div>
              </details>
            ))}
          </div>
        )}
        {actions && <ActionGroup actions={actions} />}
      </div>
    </Section>
  );
}

const Dateline = ({ text, dateTime }: NewsItem['date']) => (
  <time dateTime={dateTime} className={styles.date}>
    {text}
  </time>
);

const Words = ({ text }: Pick<NewsItem, 'text'>) =>
  text.map((paragraph) => <Text key={paragraph}>{paragraph}</Text>);
