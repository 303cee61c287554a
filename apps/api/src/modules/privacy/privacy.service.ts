import type { AccountOrder } from '@awning/contract/accountOrders';
import type { Order } from '@awning/contract/orders';
import { pageSize } from '@awning/contract/paging';
import { keyOf } from '../../addresses/addressKey.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Passwords } from '../../security/passwords.ts';
import type {
  AccountOrdersRepository,
  FoundOrder,
  HistoryRow,
  OrderRow,
} from './accountOrders.repository.ts';
import { describeStanding } from '../../records/siteStandings.ts';
import { exportOf } from './exportFile.ts';
import type { PrivacyRepository, Row, UserRow } from './privacy.repository.ts';

export type Forgetting =
  | { outcome: 'forgotten' }
  | { outcome: 'wrong-password' }
  | { outcome: 'too-many'; seconds: number }
  | { outcome: 'last-admin' };

export type PrivacyService = ReturnType<typeof createPrivacyService>;

/**
 * The address that counts as a user's own: proven by a link that was mailed to it. The shop's own address never
 * counts, for mails about every buyer go there.
 */
export const ownAddress =
  (shopEmail: string) =>
  ({ email, emailProvenAt }: UserRow): string | undefined =>
    emailProvenAt === null || keyOf(email) === keyOf(shopEmail) ? undefined : keyOf(email);

/** Shows people the data that the shop holds about them, and erases it when they ask. */
export function createPrivacyService({
  repository,
  accountOrders,
  addressOf,
  describeOrder,
  siteOrigin,
  passwords,
  wrongTries,
  forgetMails,
  sitesAreLeft,
  now,
  log,
}: {
  repository: PrivacyRepository;
  accountOrders: AccountOrdersRepository;
  addressOf: (user: UserRow) => string | undefined;
  describeOrder: (
    order: OrderRow,
    history: readonly HistoryRow[],
    given: Pick<FoundOrder, 'files' | 'originals' | 'differences' | 'upgrades'> & { site: Order['site'] },
  ) => Order;
  /** The origin of the website with this name. */
  siteOrigin: (name: string) => string;
  passwords: Passwords;
  wrongTries: Limits['wrongTries'];
  /** Deletes mails from the outbox, if there is one. */
  forgetMails: (ids: readonly string[]) => Promise<void>;
  /** Called once websites may have been left online. */
  sitesAreLeft: () => void;
  now: () => Date;
  log: (message: string) => void;
}) {
  return {
    /** One page of a customer's orders. */
    async orders(
      userId: string,
      page: number,
    ): Promise<{ items: AccountOrder[]; total: number; page: number }> {
      const user = await repository.user(userId);
      if (!user) return { items: [], total: 0, page };

      const { found, total } = await accountOrders.page(
        { id: userId, address: addressOf(user) },
        { first: (page - 1) * pageSize, atMost: pageSize },
      );
      const items = found.map(({ order, history, reviewed, standing, ...rest }) => ({
        ...describeOrder(order, history, {
          ...rest,
          site: standing ? describeStanding(standing, siteOrigin) : null,
        }),
        token: order.token,
        canReview: order.status === 'delivered' && order.upgradesOrderId === null && !reviewed,
      }));
      return { items, total, page };
    },

    /** All data that is held about a user. */
    async export(userId: string): Promise<{ exportedAt: string; held: Record<string, Row[]> }> {
      const user = await repository.user(userId);
      const held = user ? exportOf(await repository.rowsOf(user)) : {};
      return { exportedAt: now().toISOString(), held };
    },

    /** Erases a user who gives their password. Erasing a user again is no failure. */
    async forget(
      { id, sessionId }: { id: string; sessionId: string },
      { password, websites = 'keep' }: { password: string; websites?: 'keep' | 'take-down' },
    ): Promise<Forgetting> {
      const user = await repository.user(id);
      if (!user) return { outcome: 'forgotten' };

      // Each try is counted before its check, and by session, as where a password is changed.
      const seconds = (await wrongTries.wait(sessionId, id)) || (await wrongTries.add(sessionId, id));
      if (seconds > 0) return { outcome: 'too-many', seconds };
      if (!(await passwords.check(password, user.passwordHash))) return { outcome: 'wrong-password' };
      await wrongTries.forget(sessionId, id);

      const erasing = await repository.erase(id, { at: now(), keepsSites: websites === 'keep' });
      if (erasing.outcome === 'last-admin') return { outcome: 'last-admin' };
      if (erasing.outcome === 'erased') {
        sitesAreLeft();
        await forgetMails(erasing.mailIds).catch(() =>
          log('The outbox still holds mails of somebody who was forgotten; the next round takes them out.'),
        );
      }
      return { outcome: 'forgotten' };
    },
  };
}
