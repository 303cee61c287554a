import { desk } from '@awning/content/desk';
import type { AdminReview } from '@awning/contract/admin/reviews';
import { Stack } from '@awning/ui/primitives';
import type { DeskResult, DeskView, ListOf } from '../deskView.ts';
import { choicesOf } from '../DeskList/choicesOf.ts';
import { DeskList } from '../DeskList/DeskList.tsx';
import { paths } from '../../paths.ts';
import { ReviewSlip, type ReviewChanges } from './ReviewSlip.tsx';

export interface DeskReviewsProps extends ReviewChanges {
  list: DeskResult<ListOf<AdminReview>>;
  view: DeskView;
}

const { reviews: words } = desk;
const ratings = Object.fromEntries(['5', '4', '3', '2', '1'].map((stars) => [stars, stars]));

/** Buyers' reviews, with room to reply and a way to hide unsuitable ones. */
export function DeskReviews({ list, view, ...changing }: DeskReviewsProps) {
  return (
    <DeskList
      words={words}
      list={list}
      view={view}
      next={`${paths.deskOrders.to()}?status=delivered`}
      choices={[
        { name: 'rating', label: words.rating, options: choicesOf({ '': words.anyRating, ...ratings }) },
        { name: 'hidden', label: words.shown, options: choicesOf(words.showns) },
      ]}
    >
      {(reviews) => (
        <Stack gap="medium">
          {reviews.map((review) => (
            <ReviewSlip key={review.id} review={review} {...changing} />
          ))}
        </Stack>
      )}
    </DeskList>
  );
}
