import type { Action } from '../../actions/ActionGroup/ActionGroup.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Rating } from '../../feedback/Rating/Rating.tsx';
import * as styles from './Postcard.css.ts';

export interface PostcardProps {
  /** In their own words, and no longer than they would write. */
  quote: string;
  /** Signed with a name, or with initials where that is all they gave. */
  author: string;
  /** Drawn on the stamp. Without them, they are taken from the name. */
  initials?: string;
  /** Their work: “Barber”. */
  role?: string;
  /** Their business and town: “Hargreave & Son, Leeds”. */
  business?: string;
  /** Stars out of five. Only where they gave some. */
  rating?: number;
  /** As people read it and as machines do. */
  date?: { text: string; dateTime: string };
  /** Known to have bought what they praise. */
  verified?: boolean;
  /** Where the words were first written. */
  source?: Action;
  /** The shop's reply. */
  reply?: { author: string; text: string } | undefined;
  /** A word over the initials: “Specimen” on words that no customer has written. */
  stamp?: string;
  /** What the stamp is printed in. */
  ink?: keyof typeof styles.stamp;
  labels: PostcardLabels;
}

export interface PostcardLabels {
  /** Printed at the top of the card: “Post card”. */
  card: string;
  /** The stars in words for screen readers, with `{rating}` for their number: “{rating} out of 5 stars”. */
  rating: string;
  /** Beside a tick: “Bought from us”. */
  verified: string;
}

/** Brings a customer’s words as a card through the letter box, with their initials for a stamp. */
export function Postcard(props: PostcardProps) {
  const { quote, author, initials = initialsOf(author), role, business, rating, date } = props;
  const { verified, source, reply, stamp, ink = 'accent', labels } = props;
  const work = [role, business].filter(Boolean).join(', ');

  return (
    <figure className={styles.root}>
      <div className={styles.card}>
        <div className={styles.message}>
          <p aria-hidden="true" className={styles.print}>
            {labels.card}
          </p>
          {rating !== undefined && (
            <Rating value={rating} size="small" label={labels.rating.replace('{rating}', String(rating))} />
          )}
          <blockquote className={styles.quote}>{quote}</blockquote>
          {reply && (
            <p className={styles.reply}>
              <b>{reply.author}</b> {reply.text}
            </p>
          )}
        </div>
        <figcaption className={styles.side}>
          <span className={styles.postage}>
            <svg viewBox="0 0 86 60" aria-hidden="true" className={styles.postmark}>
              <path d="M28 5a25 25 0 1 1 0 50a25 25 0 0 1 0-50zM28 13a17 17 0 1 1 0 34a17 17 0 0 1 0-34zM54 18q8-5 16 0t16 0M54 27q8-5 16 0t16 0M54 36q8-5 16 0t16 0" />
            </svg>
            <span className={styles.stamp[ink]}>
              <span className={styles.face}>
                {stamp && <small className={styles.value}>{stamp}</small>}
                <span aria-hidden="true">{initials}</span>
              </span>
            </span>
          </span>
          <span className={styles.address}>
            <b className={styles.line}>{author}</b>
            {work && <span className={styles.line}>{work}</span>}
            {date && (
              <time dateTime={date.dateTime} className={styles.line}>
                {date.text}
              </time>
            )}
            {verified && (
              <span className={`${styles.line} ${styles.verified}`}>
                <Icon kind="tick" size="small" />
                {labels.verified}
              </span>
            )}
            {source && (
              <span className={styles.line}>
                <Link href={source.href} className={styles.source}>
                  {source.label}
                </Link>
              </span>
            )}
          </span>
        </figcaption>
      </div>
    </figure>
  );
}

const initialsOf = (author: string) =>
  author
    .split(/[\s.]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');
