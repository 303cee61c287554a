'use client';
import type { MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { Link } from '../Link/Link.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { opensElsewhere } from '../Link/opensElsewhere.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** The page that is shown, counted from 1. */
  current: number;
  /** How many pages there are. One page renders nothing. */
  total: number;
  /** The address of each page: a function of its number, or a list in their order. */
  hrefs: ((page: number) => string) | readonly string[];
  /** Takes a plain press over from the link. The browser keeps a press that opens a new tab. */
  onChoose?: ((page: number) => void) | undefined;
  labels: PaginationLabels;
}

export interface PaginationLabels {
  /** Names the whole for screen readers: “Pages of posts”. */
  navigation: string;
  previous: string;
  next: string;
  /** Said before a number: “Page”. */
  page: string;
  /** Between the two numbers of “Page 3 of 20”. */
  of: string;
}

/** Leads through a long list page by page: back, on, and by number where there is room. */
export function Pagination({ current, total, hrefs, onChoose, labels }: PaginationProps) {
  if (total <= 1) return null;

  const linkTo = (page: number) => ({
    href: typeof hrefs === 'function' ? hrefs(page) : (hrefs[page - 1] ?? ''),
    onClick:
      onChoose &&
      ((event: MouseEvent) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onChoose(page);
      }),
  });
  const named = (page: number): ReactNode => (
    <>
      <VisuallyHidden>{labels.page} </VisuallyHidden>
      {page}
    </>
  );

  return (
    <nav aria-label={labels.navigation} className={styles.root}>
      <div className={styles.start}>
        {current > 1 && (
          <Link {...linkTo(current - 1)} rel="prev" className={styles.previous}>
            <Icon kind="previous" size="small" />
            {labels.previous}
          </Link>
        )}
      </div>
      <p className={styles.place}>
        {labels.page} {current} {labels.of} {total}
      </p>
      <ol className={styles.numbers}>
        {pagesToShow(current, total).map((page, place, shown) => (
          <li key={page ?? `gap after ${shown[place - 1]}`}>
            {page === undefined ? (
              <span aria-hidden="true" className={styles.gap}>
                …
              </span>
            ) : page === current ? (
              <Link {...linkTo(page)} aria-current="page" className={styles.number.current}>
                {named(page)}
              </Link>
            ) : (
              <Link {...linkTo(page)} className={styles.number.other}>
                {named(page)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        {current < total && (
          <Link {...linkTo(current + 1)} rel="next" className={styles.next}>
            {labels.next}
            <Icon kind="next" size="small" />
          </Link>
        )}
      </div>
    </nav>
  );
}

const run = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** Seven places at most, always as many, so that the numbers do not wander under the pointer. */
function pagesToShow(current: number, total: number): readonly (number | undefined)[] {
  if (total <= 7) return run(1, total);
  if (current <= 4) return [...run(1, 5), undefined, total];
  if (current >= total - 3) return [1, undefined, ...run(total - 4, total)];
  return [1, undefined, ...run(current - 1, current + 1), undefined, total];
}
