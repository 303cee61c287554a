import { desk } from '@awning/content/desk';
import type { Overview } from '@awning/contract/admin/overview';
import type { AttentionItem } from '@awning/ui/sections/AttentionList';
import { paths } from '../../paths.ts';

const { waits } = desk.overview;

/** The tasks that wait for the owner, the most urgent first, each with its list. */
export function slipsOf({ flagged, turns, messages, quotes, mails }: Overview): AttentionItem[] {
  const all = [
    { id: 'flagged', count: flagged, href: `${paths.deskOrders.to()}?flagged=true` },
    { id: 'orders', count: turns.shop, href: `${paths.deskOrders.to()}?turn=shop&sort=oldest` },
    { id: 'messages', count: messages.unread, href: `${paths.deskMessages.to()}?state=new` },
    { id: 'quotes', count: quotes.unread, href: `${paths.deskQuotes.to()}?state=new` },
    { id: 'mails', count: mails.failed, href: `${paths.deskMails.to()}?state=failed` },
  ] as const;
  return all
    .filter(({ count }) => count > 0)
    .map(({ id, count, href }) => ({ id, count, href, label: waits[id](count) }));
}
