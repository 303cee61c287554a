import { lazily } from '../../format/lazily.ts';
import { brand } from '@awning/content/brand';
import { templateWords } from '@awning/content/template';
import type { Review } from '@awning/contract/reviews';
import { Testimonials } from '@awning/ui/sections/Testimonials';

/** What buyers said of a template, the newest first. */
export interface BuyersReviews {
  items: readonly Review[];
  total: number;
}

export interface TemplateReviewsProps extends BuyersReviews {
  /** The average of all of them, once it is known. */
  rating?: number | undefined;
}

const words = templateWords.reviews;
const most = 6;
const written = lazily(
  () => new Intl.DateTimeFormat(brand.language, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** What buyers say of one template. Fetched with the first of them, so that no other page carries it. */
export function TemplateReviews({ items, total, rating }: TemplateReviewsProps) {
  return (
    <Testimonials
      heading={words.heading}
      lead={words.intro}
      tone="tint"
      summary={rating === undefined ? undefined : { average: rating, count: words.count(total) }}
      items={items.slice(0, most).map((review) => ({
        quote: review.text,
        author: words.author,
        role: review.trade,
        rating: review.rating,
        date: { text: written().format(new Date(review.createdAt)), dateTime: review.createdAt },
        verified: true,
        reply: review.reply === null ? undefined : { author: words.reply, text: review.reply },
      }))}
      labels={words}
    />
  );
}
