'use client';

import { useId, useSyncExternalStore } from 'react';
import { VisuallyHidden, type HeadingProps } from '../../../primitives/index.ts';
import type { Action } from '../../actions/ActionGroup/ActionGroup.tsx';
import { ButtonLink } from '../../actions/Button/Button.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Plate, type PlateProps } from '../../text/Plate/Plate.tsx';
import { Price, type PriceLabels, type PriceProps } from '../Price/Price.tsx';
import * as styles from './TierTicket.css.ts';

export interface TierTicketProps extends Pick<PriceProps, 'price' | 'was'> {
  /** Where links to it lead: `basic`. A visitor who follows one finds the ticket ringed. */
  id?: string;
  /** Its size, on a plate: “Basic”. */
  tier: PlateProps;
  /** Who it is for, in four or five words. */
  title: string;
  headingLevel: HeadingProps['level'];
  /** The word on the one ticket that is sunflower: “Recommended”. */
  recommended?: string | undefined;
  /** What the price means: “One-time payment.” */
  note?: string;
  /** How large and how soon: “Up to 3 pages”, “Open in 3-5 business days”. */
  facts?: readonly string[];
  /** What is in it; what is only in a larger one may be listed as missing. */
  features?: readonly TierFeature[];
  /** The way to it, where it can be had. */
  action?: Action;
  /** Stamped across a ticket that cannot be had, and why: “Fully booked until May”. */
  soldOut?: string;
  labels: TierTicketLabels;
  /** Where all of it is compared below: on a phone it says its size, its price, its facts and the way to it, and no more. */
  brief?: boolean;
}

/** A sold-out ticket has no button. */
export type TierAvailability = { action?: never } | { soldOut?: never };

export interface TierFeature {
  text: string;
  /** Left out, it is in the price. `false` is for what the next size up has. */
  included?: boolean;
}

export interface TierTicketLabels extends PriceLabels {
  /** Heard in place of the tick and the cross. */
  included: string;
  notIncluded: string;
}

/** Sells one size of a thing on a price ticket: what it costs, what is in it, and the way to it. */
export function TierTicket(props: TierTicketProps & TierAvailability) {
  const { id, tier, title, headingLevel, recommended, note, facts = [], features = [] } = props;
  const { action, soldOut, labels, price, was, brief = false } = props;
  const name = useId();
  const arrived = useArrivedAt(id);
  const Title = `h${headingLevel}` as const;

  return (
    <article
      id={id}
      aria-labelledby={`${name}-tier ${name}-title`}
      aria-current={arrived === 'yes' ? 'location' : undefined}
      data-arrived={arrived}
      className={brief ? `${styles.root} ${styles.brief}` : styles.root}
    >
      <div className={styles.card[recommended ? 'recommended' : 'paper']}>
        <div className={styles.signs}>
          <span id={`${name}-tier`}>
            <Plate {...tier} />
          </span>
          {recommended && <span className={styles.recommended}>{recommended}</span>}
        </div>
        <div className={styles.price}>
          <Price price={price} was={was} labels={labels} />
        </div>
        {note && <p className={styles.note}>{note}</p>}
        {(soldOut || action) && (
          <div className={styles.end}>
            {soldOut && <p className={styles.soldOut}>{soldOut}</p>}
            {action && (
              <ButtonLink href={action.href} tone="paper" wide>
                {action.label}
              </ButtonLink>
            )}
          </div>
        )}
        <Title id={`${name}-title`} className={styles.title}>
          {title}
        </Title>
        {facts.length + features.length > 0 && (
          <ul className={styles.list}>
            {facts.map((fact) => (
              <li key={fact} className={styles.fact}>
                {fact}
              </li>
            ))}
            {features.map((feature) => (
              <Feature key={feature.text} {...feature} labels={labels} />
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function Feature({ text, included = true, labels }: TierFeature & { labels: TierTicketLabels }) {
  return (
    <li className={styles.feature[included ? 'included' : 'excluded']}>
      <span className={styles.mark}>
        <Icon kind={included ? 'tick' : 'cross'} size="small" />
      </span>
      <span>
        <VisuallyHidden>{included ? labels.included : labels.notIncluded}: </VisuallyHidden>
        {text}
      </span>
    </li>
  );
}

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** Whether the address names it. Until the script knows, `:target` does; that misses the addresses of a router. */
function useArrivedAt(id: string | undefined) {
  return useSyncExternalStore(
    subscribe,
    () => (id !== undefined && location.hash === `#${id}` ? 'yes' : 'no'),
    () => undefined,
  );
}
