import { useId } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { Icon } from '../../../components/media/Icon/Icon.tsx';
import { PostNotice, type PostNoticeProps } from '../../../components/feedback/PostNotice/PostNotice.tsx';
import { Heading, Section } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './RelatedPosts.css.ts';

export interface RelatedPostsProps {
  heading: string;
  /** Two or three are read; none renders nothing at all. */
  items: readonly Omit<PostNoticeProps, 'headingLevel'>[];
  /** A link to all of them. */
  action?: Action;
  tone?: GroundName;
  id?: string;
}

/** Hangs up more posts to read, on a line with pegs, under a post that has come to its end. */
export function RelatedPosts({ heading, items, action, tone = 'tint', id }: RelatedPostsProps) {
  const headingId = useId();
  if (items.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.head}>
        <Heading id={headingId} level={2} size="xxlarge">
          {heading}
        </Heading>
        {action && (
          <Link href={action.href} className={styles.all}>
            {action.label} <Icon kind="next" size="small" />
          </Link>
        )}
      </div>
      <ul className={styles.line}>
        {items.map((post) => (
          <li key={post.href} className={styles.post}>
            <PostNotice {...post} headingLevel={3} held="peg" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
