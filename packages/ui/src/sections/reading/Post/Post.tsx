import { useId, type ReactNode } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import {
  Breadcrumbs,
  type BreadcrumbsProps,
} from '../../../components/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { Icon } from '../../../components/media/Icon/Icon.tsx';
import { Prose } from '../../../components/layout/Prose/Prose.tsx';
import { Container, Heading, Picture, Text, type PictureProps } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './Post.css.ts';

export interface PostProps {
  /** The title that search engines show too. */
  title: string;
  /** Its subject, with a link to more of that. */
  category?: { label: string; href?: string };
  /** When it came out, as people read it and as machines do. */
  date: PostDate;
  /** When it was last corrected, where that matters. */
  updated?: PostDate;
  /** Who wrote it, and why they should know. */
  author?: { name: string; note?: string };
  /** How long it takes: “4 minutes to read”. */
  readingTime?: string;
  /** One or two sentences on what the reader will know at the end. */
  lead?: string;
  /** A thing to look at or buy, and where: a line before the words, for readers who came for it. */
  examples?: { label: string; items: readonly Action[] } | undefined;
  /** The picture for the whole post, at its own shape. */
  picture?: PictureProps & { caption?: string };
  /** A drawing that fills its box and names itself, in place of a picture. It may be cut above and below. */
  drawing?: ReactNode;
  /** The way back to the other posts. */
  breadcrumbs?: BreadcrumbsProps;
  /**
   * The words themselves, as plain elements: paragraphs, headings from the second level, lists, quotes, figures,
   * tables. Left out by a script that finds them in the server's HTML: they stay as they are.
   */
  children?: ReactNode;
  /** The next and the previous post. */
  neighbours?: { newer?: PostNeighbour | undefined; older?: PostNeighbour | undefined };
  labels: PostLabels;
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface PostDate {
  text: string;
  dateTime: string;
}

export interface PostNeighbour {
  title: string;
  href: string;
}

export interface PostLabels {
  /** Before the author's name: “By”. */
  by: string;
  /** Before the date of the last correction: “Put right on”. */
  updated: string;
  /** Names those links for screen readers: “More posts”. */
  neighbours?: string;
  /** Over the title of the post that came after it: “Newer”. */
  newer?: string;
  /** Over that of the one before: “Older”. */
  older?: string;
}

/** Sets one post as a local paper would: dateline, headline, byline, picture, and words that are good to read. */
export function Post(props: PostProps) {
  const { title, category, date, readingTime, lead, picture, drawing, breadcrumbs, examples, children } =
    props;
  const headingId = useId();

  return (
    <article
      id={props.id}
      aria-labelledby={headingId}
      className={`${styles.root} ${ground[props.tone ?? 'plain']}`}
    >
      <Container>
        {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
        <div className={drawing ? styles.illustrated : undefined}>
          <header className={styles.head}>
            <p className={styles.dateline}>
              {category && <Category {...category} />}
              <time dateTime={date.dateTime}>{date.text}</time>
              {readingTime && <span>{readingTime}</span>}
            </p>
            <div className={styles.title}>
              <Heading id={headingId} level={1} size="page">
                {title}
              </Heading>
            </div>
            {lead && (
              <Text size="lead" tone="muted">
                {lead}
              </Text>
            )}
            {examples && examples.items.length > 0 && (
              <p className={styles.examples}>
                {examples.label}{' '}
                {examples.items.map(({ label, href }) => (
                  <Link key={href} href={href} className={styles.example}>
                    {label}
                  </Link>
                ))}
              </p>
            )}
          </header>
          {drawing && <div className={styles.drawing}>{drawing}</div>}
        </div>
        {picture && <LeadPicture {...picture} />}
        <div className={styles.columns}>
          <Byline {...props} />
          <div className={styles.body}>
            <Prose opening>{children}</Prose>
            <Neighbours {...props} />
          </div>
        </div>
      </Container>
    </article>
  );
}

function Category({ label, href }: NonNullable<PostProps['category']>) {
  return href ? (
    <Link href={href} className={styles.category}>
      {label}
    </Link>
  ) : (
    <span className={styles.category}>{label}</span>
  );
}

function LeadPicture({ caption, ...picture }: NonNullable<PostProps['picture']>) {
  return (
    <figure className={styles.picture}>
      <Picture {...picture} priority />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

function Byline({ author, updated, labels }: PostProps) {
  if (!author && !updated) return null;

  return (
    <div className={styles.byline}>
      {author && (
        <p>
          {labels.by} <span className={styles.author}>{author.name}</span>
          {author.note && <span className={styles.note}>{author.note}</span>}
        </p>
      )}
      {updated && (
        <p className={styles.note}>
          {labels.updated} <time dateTime={updated.dateTime}>{updated.text}</time>
        </p>
      )}
    </div>
  );
}

function Neighbours({ neighbours: { newer, older } = {}, labels }: PostProps) {
  if (!newer && !older) return null;

  return (
    <nav aria-label={labels.neighbours} className={styles.neighbours}>
      {newer && (
        <Link href={newer.href} rel="next" className={styles.side.newer}>
          <span className={styles.way}>
            <Icon kind="previous" size="small" /> {labels.newer}
          </span>{' '}
          <span className={styles.neighbourTitle}>{newer.title}</span>
        </Link>
      )}
      {older && (
        <Link href={older.href} rel="prev" className={styles.side.older}>
          <span className={styles.way}>
            {labels.older} <Icon kind="next" size="small" />
          </span>{' '}
          <span className={styles.neighbourTitle}>{older.title}</span>
        </Link>
      )}
    </nav>
  );
}
