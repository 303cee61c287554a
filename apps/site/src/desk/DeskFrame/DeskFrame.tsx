import { desk } from '@awning/content/desk';
import type { Overview } from '@awning/contract/admin/overview';
import { DeskShell } from '@awning/ui/sections/DeskShell';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';

export interface DeskFrameProps {
  /** The present address, for marking the place that is open. */
  path: string;
  /** For counting what waits in each place, once that is known. */
  overview?: Overview | undefined;
  children: ReactNode;
}

const { places } = desk;

/** The frame of every page of the desk: its places, with a count of what waits in each. */
export function DeskFrame({ path, overview, children }: DeskFrameProps) {
  const place = (label: string, href: string, count = 0) => ({
    label,
    href,
    current: path === href || path.startsWith(`${href}/`),
    waiting: { count, spoken: places.waiting(count) },
  });
  const home = paths.dashboard.to();

  return (
    <DeskShell
      label={places.label}
      items={[
        { label: places.overview, href: home, current: path.replace(/\/$/, '') === home },
        place(places.orders, paths.deskOrders.to(), overview?.turns.shop),
        place(places.messages, paths.deskMessages.to(), overview?.messages.unread),
        place(places.quotes, paths.deskQuotes.to(), overview?.quotes.unread),
        place(places.reviews, paths.deskReviews.to()),
        place(places.subscribers, paths.deskSubscribers.to()),
        place(places.mails, paths.deskMails.to(), overview?.mails.failed),
        place(places.buyers, paths.deskBuyers.to()),
        place(places.people, paths.deskPeople.to()),
        place(places.speed, paths.deskSpeed.to()),
        place(places.log, paths.deskLog.to()),
      ]}
    >
      {children}
    </DeskShell>
  );
}
