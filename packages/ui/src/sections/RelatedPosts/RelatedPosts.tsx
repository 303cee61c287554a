import { useId } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { Mark } from '../../components/Mark/Mark.tsx';
import { Notice, type NoticeProps } from '../../components/Notice/Notice.tsx';
import { Heading, Section } from '../../primitives/index.ts';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './RelatedPosts.css.ts';

export interface RelatedPostsProps {
  heading: string;
  /** Two or three are read; none draws nothing at all. */
  posts: readonly Omit<NoticeProps, 'headingLevel'>[];
  /** Where all of them are. */
  all?: { label: string; href: string };
  tone?: GroundName;
  id?: string;
}

/** Hangs up what else there is to read, on a line with pegs, under a post that has come to its end. */
export function RelatedPosts({ heading, posts, all, tone = 'tint', id }: RelatedPostsProps) {
  const headingId = useId();
  if (posts.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.head}>
        <Heading id={headingId} level={2} size="xxlarge">
          {heading}
        </Heading>
        {all && (
          <Link href={all.href} className={styles.all}>
            {all.label} <Mark kind="next" size="small" />
          </Link>
        )}
      </div>
      <ul className={styles.line}>
        {posts.map((post) => (
          <li key={post.href} className={styles.post}>
            <Notice {...post} headingLevel={3} held="peg" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
