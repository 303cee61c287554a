import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { passwordResets, resetRequests, users } from '../../../database/schema.ts';
import type { Mail } from '../../../mail/mail.ts';
import { keepMails } from '../../../mail/mails.repository.ts';
import { isLedToBy, proveEmail, replacePassword } from '../accounts.repository.ts';
import type { UserRow } from '../sessions/sessions.repository.ts';

export type ResetRequest = typeof resetRequests.$inferSelect;
type ResetRow = typeof passwordResets.$inferSelect;

/** The new link of an account, and the mail that contains it. */
export interface Answer {
  reset: ResetRow;
  mail: Mail;
}

export type ResetsRepository = ReturnType<typeof createResetsRepository>;

export function createResetsRepository({ db, durable }: Database) {
  return {
    async ask(request: ResetRequest) {
      await durable((transaction) => transaction.insert(resetRequests).values(request));
    },

    async anyAsked(): Promise<boolean> {
      const rows = await db.select({ id: resetRequests.id }).from(resetRequests).limit(1);
      return rows.length > 0;
    },

    /** Answers the oldest requests and returns their number. Rows that another process has locked are left to it. */
    answer(
      atMost: number,
      decide: (found: readonly UserRow[]) => Promise<readonly Answer[]>,
    ): Promise<number> {
      return durable(async (transaction) => {
        const asked = await transaction
          .select()
          .from(resetRequests)
          .orderBy(asc(resetRequests.createdAt))
          .limit(atMost)
          .for('update', { skipLocked: true });
        if (asked.length === 0) return 0;

        const found = await transaction
          .select()
          .from(users)
          .where(isLedToBy(...asked.map(({ email }) => email)))
          .orderBy(asc(users.id))
          .for('key share');
        const answers = await decide(found);
        if (answers.length > 0) {
          await transaction
            .insert(passwordResets)
            .values(answers.map(({ reset }) => reset))
            .onConflictDoUpdate({
              target: passwordResets.userId,
              set: { id: sql`excluded.id`, expiresAt: sql`excluded.expires_at` },
            });
        }
        await keepMails(
          transaction,
          answers.map(({ mail }) => mail),
        );
        const ids = asked.map(({ id }) => id);
        await transaction.delete(resetRequests).where(inArray(resetRequests.id, ids));
        return asked.length;
      });
    },

    /** The user whose password a link changes, while it is valid. */
    async userOf(id: string, now: Date): Promise<UserRow | undefined> {
      const [row] = await db
        .select({ user: users })
        .from(passwordResets)
        .innerJoin(users, eq(users.id, passwordResets.userId))
        .where(and(eq(passwordResets.id, id), gt(passwordResets.expiresAt, now)));
      return row?.user;
    },

    /** Uses a link up. False when another request was quicker, or the link has expired. */
    redeem(
      id: string,
      { at, passwordHash, mails }: { at: Date; passwordHash: string; mails: readonly Mail[] },
    ): Promise<boolean> {
      return durable(async (transaction) => {
        const [used] = await transaction
          .delete(passwordResets)
          .where(and(eq(passwordResets.id, id), gt(passwordResets.expiresAt, at)))
          .returning({ userId: passwordResets.userId });
        if (!used) return false;

        await replacePassword(transaction, used.userId, passwordHash);
        // The link came by mail, so the visitor who has it receives mail at that address.
        await proveEmail(transaction, used.userId, at);
        await keepMails(transaction, mails);
        return true;
      });
    },
  };
}
