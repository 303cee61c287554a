import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { OrderStatus } from '@awning/shop/order';
import type { Transaction } from '../../../database/database.ts';
import { lockName } from '../../../database/lockName.ts';
import { orderHistory, orders, paymentEvents, paymentSessions, refunds } from '../../../database/schema.ts';
import { keepMails } from '../../../mail/mails.repository.ts';
import type { PageEvent, PaymentEvent } from '../../../payments/provider.ts';
import { closeSite } from '../../../records/closeSite.ts';
import type { Decide } from '../change.ts';
import { holdUpgrade, type DearerDesigns, type Looks } from '../differences/upgrade.repository.ts';
import type { OrderRecord } from '../order.ts';
import { moreSevere } from './settlement.ts';
import { settleRefunds } from '../refunds/settleRefunds.repository.ts';

interface Page {
  id: string;
  orderId: string;
}

/** The inputs by which events are settled. */
export interface Deciding {
  decide: Decide;
  dearer: DearerDesigns;
  /** The looks of the design that a difference was paid for, if the event is about one. */
  looks?: Looks | undefined;
}

export const toRecord = (row: typeof orders.$inferSelect): OrderRecord => ({
  ...row,
  status: row.status as OrderStatus,
});

/** Changes to the orders of one form run one at a time, in the order they came. */
export const lockForm = (transaction: Transaction, formKey: string) =>
  lockName(transaction, `form ${formKey}`);

/** Stores an event and its consequences once. Locks are taken in one order everywhere: page, payment, form, order. */
export async function settleEvent(
  transaction: Transaction,
  event: PaymentEvent,
  receivedAt: Date,
  deciding: Deciding,
): Promise<void> {
  // Events of one page or one payment are settled in turn: the second sees the changes of the first.
  if ('sessionId' in event) await lockName(transaction, event.sessionId);
  if (event.paymentId) await lockName(transaction, event.paymentId);
  const fresh = await transaction
    .insert(paymentEvents)
    .values({ ...event, outcome: 'waiting', receivedAt })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  if (fresh.length === 0) return;

  const [page] = await transaction
    .select({ id: paymentSessions.id, orderId: paymentSessions.orderId, formKey: orders.formKey })
    .from(paymentSessions)
    .innerJoin(orders, eq(orders.id, paymentSessions.orderId))
    .where(
      'sessionId' in event
        ? eq(paymentSessions.id, event.sessionId)
        : eq(paymentSessions.paymentId, event.paymentId),
    );
  if (!page) return;
  if (page.formKey !== null) await lockForm(transaction, page.formKey);
  await apply(transaction, page, event, deciding);
}

/** Settles the events of a page that came before the page was stored. Its form is locked. */
export async function settleEarly(transaction: Transaction, page: Page, deciding: Deciding): Promise<void> {
  const early = await transaction
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.sessionId, page.id), eq(paymentEvents.outcome, 'waiting')))
    .orderBy(asc(paymentEvents.receivedAt), asc(paymentEvents.id));
  for (const row of early) {
    if (row.paymentId) await lockName(transaction, row.paymentId);
    await apply(transaction, page, toEvent(row), deciding);
  }
}

async function apply(transaction: Transaction, page: Page, event: PaymentEvent, deciding: Deciding) {
  const { orderId } = page;
  const upgrade = await holdUpgrade(transaction, orderId, deciding.dearer);
  // Events of several pages may come for one order at once: they are settled one after the other.
  const [row] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!row) throw new Error('A payment page without its order.');

  const waiting = event.type === 'paid' ? await learnPayment(transaction, page, event) : [];
  const asked = await transaction
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'asked')));
  const { set, history, mails, outcome } = deciding.decide(toRecord(row), event, {
    sessionId: page.id,
    isRefunded: waiting.some(({ type }) => type === 'refunded'),
    asked,
    upgrade,
  });

  if (Object.keys(set).length > 0) await transaction.update(orders).set(set).where(eq(orders.id, orderId));
  if (set.paidAt && row.formKey !== null) await flagPaid(transaction, row.formKey);
  if (history.length > 0) {
    await transaction.insert(orderHistory).values(history.map((step) => ({ ...step, orderId })));
  }
  await settleRefunds(transaction, orderId, event, history);
  const refunded = history.find(({ step }) => step === 'refunded');
  if (refunded) await closeSite(transaction, orderId, refunded.at);
  const [step] = history;
  if (upgrade && step) {
    const { templateId, templateName } = row;
    const { dearer, looks } = deciding;
    const given = { orderId: upgrade.upgraded.id, at: step.at };
    if (set.status === 'delivered') await dearer.take(transaction, { ...given, templateId, looks });
    // Money that came too late put no website into a design.
    const wasTaken = row.status === 'delivered';
    if (set.status === 'refunded' && wasTaken) await dearer.giveBack(transaction, { ...given, templateName });
  }
  await keepMails(transaction, mails);
  await transaction.update(paymentEvents).set({ outcome }).where(eq(paymentEvents.id, event.id));

  for (const later of waiting) await apply(transaction, page, later, deciding);
}

/** One form is meant for one order. If several are paid, a person looks at each. */
async function flagPaid(transaction: Transaction, formKey: string): Promise<void> {
  const paid = await transaction
    .select({ id: orders.id, flag: orders.flag })
    .from(orders)
    .where(and(eq(orders.formKey, formKey), isNotNull(orders.paidAt), ne(orders.status, 'refunded')));
  if (paid.length < 2) return;
  for (const { id, flag } of paid) {
    await transaction
      .update(orders)
      .set({ flag: moreSevere(flag, 'perhaps-twice') })
      .where(eq(orders.id, id));
  }
}

/** Stores the payment of a page, and returns the earlier events about that payment. */
async function learnPayment(transaction: Transaction, page: Page, { paymentId }: PageEvent) {
  if (!paymentId) return [];
  const [known] = await transaction
    .select({ id: paymentSessions.id })
    .from(paymentSessions)
    .where(eq(paymentSessions.paymentId, paymentId));
  if (known) return [];

  await transaction
    .update(paymentSessions)
    .set({ paymentId })
    .where(and(eq(paymentSessions.id, page.id), isNull(paymentSessions.paymentId)));
  const rows = await transaction
    .select()
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.paymentId, paymentId),
        isNull(paymentEvents.sessionId),
        eq(paymentEvents.outcome, 'waiting'),
      ),
    )
    .orderBy(asc(paymentEvents.receivedAt), asc(paymentEvents.id));
  return rows.map(toEvent);
}

const toEvent = ({ sessionId, paymentId, reference, ...row }: typeof paymentEvents.$inferSelect) =>
  ({
    ...row,
    ...(sessionId && { sessionId }),
    ...(paymentId && { paymentId }),
    ...(reference && { reference }),
  }) as PaymentEvent;
