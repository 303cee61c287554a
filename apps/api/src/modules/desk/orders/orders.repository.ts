import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.ts';
import {
  auditLog,
  mails,
  orderHistory,
  orders,
  paymentEvents,
  paymentSessions,
  refunds,
  users,
} from '../../../database/schema.ts';
import { differencesOf, tierNow, upgradedOf } from '../../../records/differences.ts';
import { filesOf } from '../../../records/orderFiles.ts';
import { siteStandings } from '../../../records/siteStandings.ts';
import { turnsIn } from '../../../records/turns.ts';
import { mailColumns } from '../mails/mails.repository.ts';
import { mentions, type Rows, type Window } from '../listing.ts';

export interface OrdersFilter {
  status?: string | undefined;
  words?: string | undefined;
  /** From this moment on. */
  from?: Date | undefined;
  /** Up to this moment, exclusive. */
  until?: Date | undefined;
  flagged?: boolean | undefined;
  /** The party who acts next. */
  turn?: keyof ReturnType<typeof turnsIn> | undefined;
}

export type OrdersSort = 'newest' | 'oldest' | 'highest';

const lineColumns = {
  id: orders.id,
  reference: orders.reference,
  status: orders.status,
  templateId: orders.templateId,
  templateName: orders.templateName,
  tier: orders.tier,
  total: orders.total,
  currency: orders.currency,
  customerName: orders.customerName,
  customerEmail: orders.customerEmail,
  customerBusiness: orders.customerBusiness,
  address: orders.address,
  flag: orders.flag,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
  upgradesOrderId: orders.upgradesOrderId,
};

const searched = [
  orders.reference,
  orders.customerName,
  orders.customerEmail,
  orders.customerBusiness,
  orders.templateName,
];

const newestFirst = [desc(orders.createdAt), desc(orders.id)];
const orderings: Record<OrdersSort, SQL[]> = {
  newest: newestFirst,
  oldest: [asc(orders.createdAt), asc(orders.id)],
  highest: [desc(orders.total), ...newestFirst],
};

export type DeskOrdersRepository = ReturnType<typeof createDeskOrdersRepository>;
export type OrderLineRow = Awaited<ReturnType<DeskOrdersRepository['list']>>['rows'][number];
export type WholeOrder = NonNullable<Awaited<ReturnType<DeskOrdersRepository['find']>>>;

export function createDeskOrdersRepository({ db }: Database) {
  const asker = alias(users, 'asker');

  /**
   * Each step with the admin who took it: the audit log has the admins of the desk's steps, a refund's own row has
   * its admin.
   */
  const historyOf = (orderId: string) =>
    db
      .select({
        step: orderHistory.step,
        at: orderHistory.at,
        whoseTurn: orderHistory.whoseTurn,
        note: orderHistory.note,
        amount: orderHistory.amount,
        by: sql<string | null>`coalesce(${users.username}, ${asker.username})`,
      })
      .from(orderHistory)
      .leftJoin(
        auditLog,
        and(
          eq(auditLog.subjectId, orderId),
          eq(auditLog.action, 'order.status'),
          sql`${auditLog.detail} ->> 'to' = ${orderHistory.step}`,
        ),
      )
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .leftJoin(refunds, eq(refunds.id, orderHistory.refundId))
      .leftJoin(asker, eq(asker.id, refunds.actorId))
      .where(eq(orderHistory.orderId, orderId))
      .orderBy(asc(orderHistory.id));

  /** The start of work on each of some orders. */
  const begunOf = async (orderIds: readonly string[]): Promise<ReadonlyMap<string, Date>> => {
    const steps = await db
      .select({ orderId: orderHistory.orderId, at: orderHistory.at })
      .from(orderHistory)
      .where(and(inArray(orderHistory.orderId, [...orderIds]), eq(orderHistory.step, 'in_progress')))
      .orderBy(asc(orderHistory.id));
    return new Map(steps.map(({ orderId, at }) => [orderId, at]));
  };

  const turns = turnsIn(db);

  const refundsOf = (orderId: string) =>
    db
      .select({
        id: refunds.id,
        amount: refunds.amount,
        note: refunds.note,
        by: users.username,
        askedAt: refunds.askedAt,
        state: refunds.state,
        settledAt: refunds.settledAt,
        failure: refunds.failure,
      })
      .from(refunds)
      .leftJoin(users, eq(users.id, refunds.actorId))
      .where(eq(refunds.orderId, orderId))
      .orderBy(asc(refunds.askedAt), asc(refunds.id));

  const eventsOf = (sessions: readonly { id: string; paymentId: string | null }[]) => {
    const paymentIds = sessions.flatMap(({ paymentId }) => paymentId ?? []);
    const ids = sessions.map(({ id }) => id);
    return db
      .select()
      .from(paymentEvents)
      .where(or(inArray(paymentEvents.sessionId, ids), inArray(paymentEvents.paymentId, paymentIds)))
      .orderBy(asc(paymentEvents.receivedAt), asc(paymentEvents.id));
  };

  const paidFromSameForm = ({ id, formKey }: typeof orders.$inferSelect) =>
    formKey === null
      ? []
      : db
          .select({ id: orders.id, reference: orders.reference })
          .from(orders)
          .where(and(eq(orders.formKey, formKey), ne(orders.id, id), isNotNull(orders.paidAt)))
          .orderBy(asc(orders.paidAt), asc(orders.id));

  return {
    async list(
      { status, words, from, until, flagged, turn }: OrdersFilter,
      sort: OrdersSort,
      { limit, offset }: Window,
    ) {
      const where = and(
        status === undefined ? undefined : eq(orders.status, status),
        mentions(words, searched, [orders.customerEmailKey]),
        from && gte(orders.createdAt, from),
        until && lt(orders.createdAt, until),
        flagged === undefined ? undefined : (flagged ? isNotNull : isNull)(orders.flag),
        turn && turns[turn],
      );
      const [rows, total] = await Promise.all([
        db
          .select(lineColumns)
          .from(orders)
          .where(where)
          .orderBy(...orderings[sort])
          .limit(limit)
          .offset(offset),
        db.$count(orders, where),
      ]);
      const ids = rows.map(({ id }) => id);
      const [standings, begun, differences] = await Promise.all([
        siteStandings(db, ids),
        begunOf(ids),
        differencesOf(db, ids),
      ]);
      return {
        rows: rows.map((row) => ({
          ...row,
          tier: tierNow(row, differences.get(row.id) ?? []),
          site: standings.get(row.id),
          begunAt: begun.get(row.id),
        })),
        total,
      } satisfies Rows<unknown>;
    },

    async find(id: string) {
      const [order] = await db.select().from(orders).where(eq(orders.id, id));
      if (!order) return undefined;

      const sessions = await db
        .select()
        .from(paymentSessions)
        .where(eq(paymentSessions.orderId, id))
        .orderBy(asc(paymentSessions.createdAt), asc(paymentSessions.id));
      const [history, wishes, events, others, files, written, standings, found, upgraded] = await Promise.all(
        [
          historyOf(id),
          refundsOf(id),
          eventsOf(sessions),
          paidFromSameForm(order),
          filesOf(db, [id]),
          db
            .select(mailColumns)
            .from(mails)
            .where(or(eq(mails.cause, `order ${id}`), like(mails.cause, `order ${id} %`)))
            .orderBy(asc(mails.createdAt), asc(mails.kind)),
          siteStandings(db, [id]),
          differencesOf(db, [id]),
          upgradedOf(db, [order]),
        ],
      );
      const differences = found.get(id) ?? [];
      return {
        order: {
          ...order,
          tier: tierNow(order, differences),
          site: standings.get(id),
          begunAt: history.findLast(({ step }) => step === 'in_progress')?.at,
        },
        history,
        refunds: wishes,
        sessions,
        events,
        paidFromSameForm: others,
        files,
        written,
        differences,
        upgrades: upgraded.get(order.upgradesOrderId ?? ''),
      };
    },
  };
}
