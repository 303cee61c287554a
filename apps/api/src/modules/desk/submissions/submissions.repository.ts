import type { AuditAction } from '@awning/contract/admin/audit';
import { and, eq, type AnyColumn } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { noteChange } from '../../../records/auditLog.ts';
import type { Database } from '../../../database/database.ts';
import { messages, quotes } from '../../../database/schema.ts';
import { mentions, newestFirst, type Rows, type Window } from '../listing.ts';

export type SubmissionState = 'new' | 'read' | 'answered';
export type MessageRow = typeof messages.$inferSelect;
export type QuoteRow = typeof quotes.$inferSelect;

export interface DeskSubmissionsRepository<Row> {
  list(
    filter: { state: SubmissionState | undefined; words: string | undefined },
    window: Window,
  ): Promise<Rows<Row>>;
  /** Sets the state. Undefined when there is no such submission. */
  setState(id: string, state: SubmissionState, actorId: string, at: Date): Promise<Row | undefined>;
}

export const createDeskMessagesRepository = (database: Database): DeskSubmissionsRepository<MessageRow> =>
  createDeskSubmissionsRepository(database, {
    table: messages,
    searched: [messages.name, messages.email, messages.subject, messages.message],
    action: 'message.state',
  });

export const createDeskQuotesRepository = (database: Database): DeskSubmissionsRepository<QuoteRow> =>
  createDeskSubmissionsRepository(database, {
    table: quotes,
    searched: [quotes.name, quotes.email, quotes.business, quotes.budget, quotes.details],
    action: 'quote.state',
  });

/** Messages and quotes have separate tables and the same treatment. */
function createDeskSubmissionsRepository<Table extends typeof messages | typeof quotes>(
  { db, durable }: Database,
  { table, searched, action }: { table: Table; searched: readonly AnyColumn[]; action: AuditAction },
): DeskSubmissionsRepository<Table['$inferSelect']> {
  type Row = Table['$inferSelect'];
  const { id: idColumn, state: stateColumn, emailKey, createdAt } = table as typeof messages;
  const anyTable: PgTable = table;

  return {
    async list({ state, words }, window) {
      const where = and(state && eq(stateColumn, state), mentions(words, searched, [emailKey]));
      const query = db.select().from(anyTable).where(where);
      const { rows, total } = await newestFirst(
        query,
        { at: createdAt, id: idColumn },
        window,
        db.$count(anyTable, where),
      );
      return { rows: rows as Row[], total };
    },

    setState: (id, state, actorId, at) =>
      durable(async (transaction) => {
        const found = await transaction.select().from(anyTable).where(eq(idColumn, id)).for('update');
        const [submission] = found as Row[];
        if (!submission || submission.state === state) return submission;

        await transaction
          .update(table as typeof messages)
          .set({ state })
          .where(eq(idColumn, id));
        const detail = { from: submission.state, to: state };
        await noteChange(transaction, { at, actorId, action, subjectId: id, detail });
        return { ...submission, state };
      }),
  };
}
