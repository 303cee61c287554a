import { Link } from '@awning/ui/components/Link';
import { Rating } from '@awning/ui/components/Rating';
import { Container } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { fill } from '../../content/labels/index.ts';
import type { SiteProps } from '../defineDesign.tsx';
import * as styles from './Reviews.css.ts';

export interface ReviewsProps {
  site: Pick<SiteProps, 'content' | 'labels' | 'locale'>;
  tone: GroundName;
  /** Whether what customers say stands right above it, on the same ground. */
  joined?: boolean;
}

/**
 * How the business is rated on other sites: figures that its owner has typed, and ways to where they stand. Nothing of
 * those sites is loaded. Nothing is drawn where there are none.
 */
export function Reviews({ site: { content, labels, locale }, tone, joined = false }: ReviewsProps) {
  if (!isRated(content)) return null;

  const counted = (count: number) =>
    count === 1 ? labels.review : fill(labels.manyReviews, { count: count.toLocaleString(locale) });
  // A whole number is told as those sites tell it, with its nought.
  const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

  return (
    <section
      aria-label={labels.reviews}
      className={`${joined ? styles.joined : styles.root} ${ground[tone]}`}
    >
      <Container>
        <ul className={styles.list}>
          {(content.reviews ?? []).map(({ name, rating, count, address }, place) => {
            const rated = fill(labels.rated, { rating: figure.format(rating), place: name });
            const words = count === undefined ? rated : `${rated}, ${counted(count)}`;
            const said = (
              <>
                <span aria-hidden="true">
                  <Rating value={rating} label={words} size="small" />
                </span>
                <span>{words}</span>
              </>
            );
            return (
              // Two may be on the same site.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>
                {address ? (
                  <Link href={address} className={styles.link}>
                    {said}
                  </Link>
                ) : (
                  <span className={styles.place}>{said}</span>
                )}
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}

/** Whether the content has anything that a customer said. */
export const isQuoted = ({ quotes }: SiteProps['content']) => (quotes?.items.length ?? 0) > 0;

/** Whether the content has a rating from elsewhere. */
export const isRated = ({ reviews = [] }: SiteProps['content']) => reviews.length > 0;
