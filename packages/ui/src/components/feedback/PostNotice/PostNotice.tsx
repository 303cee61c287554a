import type { ReactNode } from 'react';
import { Picture, Text, type HeadingProps, type PictureProps } from '../../../primitives/index.ts';
import { Card } from '../../layout/Card/Card.tsx';
import * as styles from './PostNotice.css.ts';

export interface PostNoticeProps {
  /** The post’s own heading. */
  title: string;
  /** The address of the post. The whole notice leads there. */
  href: string;
  headingLevel: HeadingProps['level'];
  /** What it is about, in a word. */
  category?: string | undefined;
  /** When it was put up, as people read it and as machines do. */
  date?: { text: string; dateTime: string } | undefined;
  /** Two sentences that make one want the rest. */
  excerpt?: string | undefined;
  /** Cut to sixteen by nine. */
  picture?: PictureProps | undefined;
  /** A drawing that fills its box and names itself, in place of a picture. It may be cut above and below. */
  drawing?: ReactNode;
  /** How long the whole of it takes: “4 minutes to read”. */
  readingTime?: string | undefined;
  /** `large` for the one that comes before all others. */
  size?: 'medium' | 'large';
  /** What holds it: a pin on a board, a peg on a line. */
  held?: keyof typeof styles.held;
}

/** Leads to a post, from a paper notice pinned to a board. It lies down where there is room for the picture beside the words. */
export function PostNotice(props: PostNoticeProps) {
  const { title, href, headingLevel, category, date, excerpt, picture, drawing, readingTime } = props;
  const { size = 'medium', held = 'pin' } = props;

  return (
    <div className={styles.root}>
      <span className={styles.held[held]} />
      <Card
        heading={title}
        headingLevel={headingLevel}
        headingSize={size === 'large' ? 'xlarge' : 'large'}
        href={href}
        tone="paper"
        kicker={
          (category || date) && (
            <p className={styles.kicker}>
              {category && <span className={styles.category}>{category}</span>}
              {date && (
                <time dateTime={date.dateTime} className={styles.figures}>
                  {date.text}
                </time>
              )}
            </p>
          )
        }
        media={
          (picture || drawing) && (
            <div className={styles.photo}>{picture ? <Picture {...picture} fit="cover" /> : drawing}</div>
          )
        }
      >
        {excerpt && <Text tone="muted">{excerpt}</Text>}
        {readingTime && <p className={styles.foot}>{readingTime}</p>}
      </Card>
    </div>
  );
}
