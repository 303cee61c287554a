'use client';
import { useId } from 'react';
import { HeadingWithLead } from '../../../components/layout/HeadingWithLead/HeadingWithLead.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { ChoiceTabs, type Choice } from '../../../components/filters/ChoiceTabs/ChoiceTabs.tsx';
import { GetForm } from '../../../components/forms/GetForm/GetForm.tsx';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { PostNotice, type PostNoticeProps } from '../../../components/feedback/PostNotice/PostNotice.tsx';
import { Pagination, type PaginationProps } from '../../../components/navigation/Pagination/Pagination.tsx';
import { SearchField } from '../../../components/filters/SearchField/SearchField.tsx';
import { Container, Text } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import * as styles from './PostList.css.ts';

export interface PostListProps {
  /** The page's only `h1`. */
  heading: string;
  lead?: string;
  /** The posts that were found, the newest first. Finding them is the app's work. */
  items: readonly Omit<PostNoticeProps, 'headingLevel'>[];
  /** The categories, the one that shows all posts first. */
  categories: readonly Choice[];
  /** The words to search for. */
  value: PostFilter;
  /** Called at every change. Without it, the form loads a new page, as it does before the script loads. */
  onChange?: ((value: PostFilter) => void) | undefined;
  /** Where the browser sends the form: with `q` and `category` in the address. */
  formAction: string;
  /** How many there are, announced again whenever it changes: “Showing 3 of 12 posts”. */
  count: string;
  /** `loading` draws blank slips in place of posts. */
  status?: 'idle' | 'loading';
  /** Where there are more than a page of them. */
  pagination?: PaginationProps;
  labels: PostListLabels;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export type PostFilter = Readonly<{ q: string; category: string }>;

export interface PostListLabels {
  /** Names the form: “Find a post”. */
  form: string;
  search: string;
  /** Names the cross that empties the search. */
  clearSearch: string;
  submit: string;
  categories: string;
  /** Names the board for screen readers: “Posts”. */
  posts: string;
  /** Said where no post was found: “No posts found”. */
  empty: string;
  /** What to do about it. */
  emptyHint: string;
  /** Leads back to all posts. */
  clear: string;
  loading: string;
}

/** Pins all posts to a notice board, to be searched by title and filtered by category. */
export function PostList(props: PostListProps) {
  const { heading, lead, items, categories, value, onChange, formAction, status, pagination, labels, id } =
    props;
  const headingId = useId();
  const loading = status === 'loading';

  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.root} ${ground.plain}`}>
      <Container>
        <div className={styles.head}>
          <HeadingWithLead id={headingId} headingLevel={1} heading={heading} lead={lead} />
        </div>
        <GetForm formAction={formAction} label={labels.form} value={value} onChange={onChange}>
          <div className={styles.search}>
            <SearchField
              name="q"
              label={labels.search}
              labels={{ clear: labels.clearSearch }}
              {...(onChange
                ? // Typing fires the form's event; the cross that empties the field does not.
                  { value: value.q, onChange: (q) => q === '' && onChange({ ...value, q }) }
                : { defaultValue: value.q })}
            />
            <div className={styles.submit}>
              <Button type="submit">{labels.submit}</Button>
            </div>
          </div>
          <div className={styles.tabs}>
            <ChoiceTabs
              legend={labels.categories}
              name="category"
              choices={categories}
              value={value.category}
            />
            <p role="status" className={styles.count}>
              {loading ? labels.loading : props.count}
            </p>
          </div>
        </GetForm>
        <section aria-label={labels.posts} aria-busy={loading} className={styles.board}>
          {loading ? (
            <Blanks />
          ) : items.length > 0 ? (
            <ul className={styles.posts}>
              {items.map((post, place) => (
                <li key={post.href} className={isNewestOf(items.length, place) ? styles.newest : styles.post}>
                  <PostNotice {...post} headingLevel={2} size={place === 0 ? 'large' : 'medium'} />
                </li>
              ))}
            </ul>
          ) : (
            <Nothing {...props} />
          )}
        </section>
        {pagination && !loading && (
          <div className={styles.pages}>
            <Pagination {...pagination} />
          </div>
        )}
      </Container>
    </section>
  );
}

function Nothing({ formAction, categories, onChange, labels }: PostListProps) {
  return (
    <div className={styles.nothing}>
      <Card
        heading={labels.empty}
        headingLevel={2}
        headingSize="xlarge"
        tone="paper"
        actions={
          <Link
            href={formAction}
            className={styles.clear}
            onClick={
              onChange &&
              ((event) => {
                event.preventDefault();
                onChange({ q: '', category: categories[0]?.value ?? '' });
              })
            }
          >
            {labels.clear}
          </Link>
        }
      >
        <Text tone="muted">{labels.emptyHint}</Text>
      </Card>
    </div>
  );
}

/** The newest stands above the others where it has enough of them beside it. */
const isNewestOf = (all: number, place: number) => place === 0 && all >= 3;

function Blanks() {
  return (
    <ul aria-hidden="true" className={styles.posts}>
      {[1, 2, 3, 4, 5, 6].map((slip) => (
        <li key={slip} className={slip === 1 ? styles.newest : styles.post}>
          <div className={styles.blank} />
        </li>
      ))}
    </ul>
  );
}
