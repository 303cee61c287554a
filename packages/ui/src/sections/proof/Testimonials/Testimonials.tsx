import { useId } from 'react';
import { HeadingWithLead } from '../../../components/layout/HeadingWithLead/HeadingWithLead.tsx';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { ButtonLink } from '../../../components/actions/Button/Button.tsx';
import {
  Postcard,
  type PostcardLabels,
  type PostcardProps,
} from '../../../components/text/Postcard/Postcard.tsx';
import { Progress } from '../../../components/feedback/Progress/Progress.tsx';
import { Rating } from '../../../components/feedback/Rating/Rating.tsx';
import { Section } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './Testimonials.css.ts';

export interface TestimonialsProps {
  heading: string;
  /** 1 where they are the page. */
  headingLevel?: 1 | 2;
  /** Whose words they are, and how the shop got them. */
  lead?: string;
  /** Three or four are believed sooner than ten. */
  items: readonly Testimonial[];
  /** All the ratings together, in stars. Only where customers gave them. */
  summary?: RatingSummary | undefined;
  /** What visitors can check themselves, beside what others say. */
  facts?: readonly { title: string; text: string }[];
  /** Where to read the rest, or to write. */
  action?: Action;
  /** Stands where the cards would, before the first has come. */
  empty?: string;
  labels: TestimonialsLabels;
  tone?: GroundName;
  id?: string;
}

export type Testimonial = Omit<PostcardProps, 'labels' | 'ink'>;

export type TestimonialsLabels = PostcardLabels;

export interface RatingSummary {
  /** The average, to one decimal: 4.6. */
  average: number;
  /** How many gave stars: “from 12 letters”. */
  count: string;
  /** How many gave how many, the most stars first. */
  distribution?: readonly { label: string; count: number }[];
}

/**
 * Lets customers say it, each on a postcard, all at once: nothing moves, nothing is hidden.
 *
 * Take `LeadQuotes` for two or three short ones without stars, where one is worth more than the others.
 */
export function Testimonials(props: TestimonialsProps) {
  const {
    heading,
    headingLevel = 2,
    lead,
    items,
    summary,
    facts = [],
    action,
    empty,
    labels,
    tone = 'plain',
    id,
  } = props;
  const headingId = useId();
  if (items.length === 0 && !summary && !empty) return null;
  const top = facts.length > 0 ? 'facts' : 'words';

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.layout[top]}>
        <div className={styles.head[top]}>
          <HeadingWithLead
            id={headingId}
            headingLevel={headingLevel}
            heading={heading}
            lead={lead}
            leadSize="medium"
          />
          {summary && <Summary {...summary} label={labels.rating} />}
          {facts.length > 0 && (
            <ul className={styles.facts}>
              {facts.map(({ title, text }) => (
                <li key={title} className={styles.fact}>
                  <b>{title}</b> {text}
                </li>
              ))}
            </ul>
          )}
          {action && (
            <ButtonLink href={action.href} tone="spark">
              {action.label}
            </ButtonLink>
          )}
        </div>
        {items.length === 0 && empty && <p className={styles.empty}>{empty}</p>}
        {items.map((item, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may say the same; a card is its place
          <div key={place} className={styles.tilted}>
            <Postcard {...item} ink={inks[place % inks.length]!} labels={labels} />
          </div>
        ))}
      </div>
    </Section>
  );
}

const inks = ['accent', 'spark', 'dark'] as const;

function Summary({ average, count, distribution = [], label }: RatingSummary & { label: string }) {
  const all = distribution.reduce((sum, share) => sum + share.count, 0);

  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <Rating
          value={average}
          size="large"
          text={String(average)}
          label={label.replace('{rating}', String(average))}
        />{' '}
        <span>{count}</span>
      </p>
      {distribution.map((share) => (
        <Progress
          key={share.label}
          layout="row"
          label={share.label}
          value={share.count}
          max={Math.max(all, 1)}
          valueText={String(share.count)}
        />
      ))}
    </div>
  );
}
