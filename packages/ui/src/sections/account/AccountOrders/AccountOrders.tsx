'use client';
import { useId } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { Button, ButtonLink } from '../../../components/actions/Button/Button.tsx';
import { CoverLink } from '../../../components/navigation/CoverLink/CoverLink.tsx';
import {
  AccountHeader,
  type AccountHeaderProps,
} from '../../../components/layout/AccountHeader/AccountHeader.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { LiveText } from '../../../components/feedback/LiveText/LiveText.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx';
import { Stamp, type StampProps } from '../../../components/feedback/Stamp/Stamp.tsx';
import { Plate } from '../../../components/text/Plate/Plate.tsx';
import { Heading, Text, VisuallyHidden } from '../../../primitives/index.ts';
import * as styles from './AccountOrders.css.ts';

export interface AccountOrdersProps extends Omit<AccountHeaderProps, 'children'> {
  /** Newest first. */
  items: readonly OrderSlip[];
  /** Shown while there is no order yet, with a way to the first one. */
  empty: { heading: string; text?: string; action: Action };
  /** There are older ones. */
  more?: { label: string; busyLabel: string; busy?: boolean; onClick: () => void } | undefined;
  /** The orders could not be loaded: says so in their place, and loads them again at a press. */
  problem?: { heading: string; text?: string; again: { label: string; onClick: () => void } } | undefined;
}

export interface OrderSlip {
  id: string;
  /** The number people write down. */
  reference: string;
  /** What was bought. */
  name: string;
  /** As people read it, with its currency. */
  total: string;
  date: { text: string; dateTime: string };
  stamp: Pick<StampProps, 'label' | 'tone'>;
  /** Whose turn it is with it: “Your turn”. */
  whoseTurn?: string | undefined;
  /** What its buyer does next. It is bright where they are `awaited`. */
  next?: (Action & { awaited: boolean }) | undefined;
  /** The order’s own page. The whole slip leads there. */
  href: string;
  /** Other things to do with it, each named in full by `spoken`: “Download the receipt of AW-7K2M-41”. */
  actions?: readonly ({ label: string; spoken: string } & ({ href: string } | { onClick: () => void }))[];
}

/** Keeps the receipts of everything a customer has bought, hung from the rail over the counter. */
export function AccountOrders({ items, empty, more, problem, ...header }: AccountOrdersProps) {
  const listId = useId();

  return (
    <AccountHeader {...header} noticeLast={!problem && items.length > 0}>
      {problem && (
        <div role="alert">
          <EmptyState heading={problem.heading} headingLevel={2} text={problem.text}>
            <Button tone="action" onClick={problem.again.onClick}>
              {problem.again.label}
            </Button>
          </EmptyState>
        </div>
      )}
      {!problem && items.length === 0 && (
        <EmptyState heading={empty.heading} headingLevel={2} text={empty.text}>
          <ButtonLink href={empty.action.href} tone="action">
            {empty.action.label}
          </ButtonLink>
        </EmptyState>
      )}
      {!problem && items.length > 0 && (
        <div className={items.length === 1 ? `${styles.rail} ${styles.short}` : styles.rail}>
          <ul id={listId} className={styles.slips}>
            {items.map((order) => (
              <li key={order.id} className={styles.hook}>
                <Slip {...order} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {more && !problem && (
        <div className={styles.more}>
          <Button busy={more.busy ?? false} onClick={more.onClick}>
            {more.busy ? more.busyLabel : more.label}
          </Button>
        </div>
      )}
    </AccountHeader>
  );
}

function Slip(order: OrderSlip) {
  const { reference, name, total, date, stamp, whoseTurn, next, href, actions } = order;
  return (
    <article className={styles.slip}>
      <p className={styles.facts}>
        <span>{reference}</span> <time dateTime={date.dateTime}>{date.text}</time>
      </p>
      <Heading level={2} size="large">
        <CoverLink href={href}>{name}</CoverLink>
      </Heading>
      <div className={styles.foot}>
        <div className={styles.standing}>
          <Stamp {...stamp} size="small" />
          {whoseTurn && <Plate label={whoseTurn} tone="dark" />}
        </div>
        <p className={styles.total}>{total}</p>
      </div>
      {next && (
        <div className={styles.next}>
          <ButtonLink href={next.href} tone={next.awaited ? 'spark' : 'paper'} wide>
            {next.label} <VisuallyHidden>{reference}</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
      {actions && actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => {
            const words = (
              <>
                <span aria-hidden="true">{action.label}</span>
                <VisuallyHidden>{action.spoken}</VisuallyHidden>
              </>
            );
            return 'href' in action ? (
              <ButtonLink key={action.label} href={action.href} tone="quiet">
                {words}
              </ButtonLink>
            ) : (
              <Button key={action.label} tone="quiet" onClick={action.onClick}>
                {words}
              </Button>
            );
          })}
        </div>
      )}
    </article>
  );
}

export interface AccountOrdersSkeletonProps extends Pick<AccountHeaderProps, 'heading'> {
  /** Says what is loading: announced once, and seen under the heading. */
  text: string;
  /** Said instead where no script can load anything. */
  withoutScript?: string;
}

/** Keeps the counter’s place until it is known who is logged in. It takes no `id`: the orders will have one. */
export function AccountOrdersSkeleton({ heading, text, withoutScript }: AccountOrdersSkeletonProps) {
  return (
    <AccountHeader heading={heading} busy>
      <div className={styles.waiting}>
        <div aria-hidden="true">
          <Text tone="muted">{text}</Text>
        </div>
        <LiveText>{text}</LiveText>
        <div aria-hidden="true" className={styles.rail}>
          <div className={styles.slips}>
            {[1, 2, 3].map((place) => (
              <div key={place} className={styles.hook}>
                <div className={styles.blank}>
                  <Skeleton lines={4} />
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
      {withoutScript && <p className={styles.withoutScript}>{withoutScript}</p>}
    </AccountHeader>
  );
}
