import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PGlite, Results, Transaction } from '@electric-sql/pglite';
import { createConcurrencyLimiter } from '../../jobs/concurrencyLimiter.ts';
import { DatabaseDamaged, startThread, type PgliteThread } from './pgliteThread.ts';
import type { Question } from './pgliteProtocol.ts';
import { DatabaseUnavailable } from '../unavailable.ts';

export interface PgliteLimits {
  /** How many callers may wait for the database at once. */
  queue: number;
  /** How long each of them waits, in milliseconds. */
  timeoutMs: number;
  statement: number;
  transaction: number;
  /** How long it may take to open the folder, or to make it: a slow disk is slow at that. */
  opening: number;
}

const usualLimits: PgliteLimits = {
  queue: 500,
  timeoutMs: 5_000,
  statement: 5_000,
  transaction: 8_000,
  opening: 5 * 60_000,
};

/** For work that no request waits for, and that must not be restarted for ever. */
const unhurried = { statement: 15 * 60_000, transaction: 15 * 60_000 };

const checkpointLimit = 30_000;
const rewriteLimit = 60_000;
const pauseBetweenOpenings = 1_000;

type QueryOptions = { rowMode?: 'array' | 'object' };

/** The part of PGlite that Drizzle needs, and the flush to the disk. */
interface Speech extends Pick<PGlite, 'query' | 'transaction'> {
  /** Resolves when everything committed so far is on the disk. */
  flush(): Promise<void>;
}

export interface PgliteClient extends Speech {
  /** The same with long timeouts: for migrations. */
  unhurried: Speech;
  /** Rewrites a table without its deleted rows. No other work runs meanwhile. */
  rewrite(table: string): Promise<void>;
  /** Drops the log of everything written so far. */
  dropLog(): Promise<void>;
  /** Resolves when the folder is open; rejects when it cannot be. */
  opened: Promise<void>;
  /** Undefined while all is well. */
  trouble(): DatabaseUnavailable | undefined;
  close(): Promise<void>;
}

/**
 * Speaks to PGlite in its thread as if it were here: one call at a time, each with a timeout. A thread that does not
 * answer is ended and the folder opened again, as after a kill: everything committed is still there.
 */
export function createPgliteClient({
  folder,
  workerFile,
  limits = usualLimits,
  log,
}: {
  folder: string;
  workerFile: URL;
  limits?: PgliteLimits;
  log: (message: string) => void;
}): PgliteClient {
  const limiter = createConcurrencyLimiter({
    queueLimit: limits.queue,
    timeoutMs: limits.timeoutMs,
    rejectWith: () => new DatabaseUnavailable('busy'),
  });
  const start = (task: 'create' | 'serve') =>
    startThread(workerFile, { folder, task }, { timeoutMs: limits.opening });

  let current: PgliteThread | undefined;
  let opening: Promise<PgliteThread> | undefined;
  let triedAt = -Infinity;
  let closed = false;
  let checkpointing = false;

  const open = async () => {
    if (!existsSync(folder)) await (await start('create')).stop(new DatabaseUnavailable('starting'));
    if (!existsSync(path.join(folder, 'PG_VERSION'))) {
      throw new DatabaseDamaged(`The database in ${folder} cannot be opened: it is not a PostgreSQL folder.`);
    }
    return start('serve');
  };

  const startOpening = () => {
    triedAt = performance.now();
    opening = open()
      .then((thread) => {
        current = thread;
        if (closed) void thread.stop(new DatabaseUnavailable('closed'));
        return thread;
      })
      .finally(() => {
        opening = undefined;
      });
    return opening;
  };

  /** The running thread, started again if the last one was ended. */
  const working = async () => {
    if (closed) throw new DatabaseUnavailable('closed');
    if (current && !current.stopped) return current;
    if (!opening) {
      if (performance.now() - triedAt < pauseBetweenOpenings) throw new DatabaseUnavailable('unreachable');
      log('The database did not answer and is opened again.');
    }
    try {
      return await (opening ?? startOpening());
    } catch (error) {
      throw new DatabaseUnavailable('unreachable', { cause: error });
    }
  };

  const opened = startOpening().then(() => undefined);
  // Callers learn of it when they wait for it; until then it must not end the process.
  opened.catch(() => undefined);

  type Within = Pick<PgliteLimits, 'statement' | 'transaction'>;

  const run = async <T>(
    within: Within,
    on: PgliteThread,
    sql: string,
    values: unknown[] = [],
    options: QueryOptions = {},
  ) => {
    const question: Question = { kind: 'query', sql, values, rowMode: options.rowMode ?? 'object' };
    const { results } = await on.ask(question, within.statement);
    return results as Results<T>;
  };

  const transact = async <T>(within: Within, work: (transaction: Transaction) => Promise<T>): Promise<T> => {
    const on = await working();
    const signal = { over: false };
    let tooLong: NodeJS.Timeout | undefined;

    const transaction = {
      query: (sql: string, values?: unknown[], options?: QueryOptions) => {
        // A late statement must not land in the next transaction.
        if (signal.over) throw new DatabaseUnavailable('timeout');
        return run(within, on, sql, values, options);
      },
    } as unknown as Transaction;

    await on.ask({ kind: 'begin' }, within.statement);
    try {
      const overdue = new Promise<never>((_resolve, reject) => {
        tooLong = setTimeout(() => reject(new DatabaseUnavailable('timeout')), within.transaction);
      });
      const result = await Promise.race([work(transaction), overdue]);
      signal.over = true;
      const { checkpointDue } = await on.ask({ kind: 'commit' }, within.statement);
      if (checkpointDue) scheduleCheckpoint();
      return result;
    } catch (error) {
      signal.over = true;
      if (!on.stopped) await on.ask({ kind: 'rollback' }, within.statement);
      throw error;
    } finally {
      clearTimeout(tooLong);
    }
  };

  const scheduleCheckpoint = () => {
    if (checkpointing) return;
    checkpointing = true;
    limiter
      .run(async () => (await working()).ask({ kind: 'checkpoint' }, checkpointLimit))
      .catch((error: unknown) => log(`The checkpoint failed: ${String(error)}`))
      .finally(() => {
        checkpointing = false;
      });
  };

  const speak = (within: Within): Speech => ({
    query: <T>(sql: string, values?: unknown[], options?: QueryOptions) =>
      limiter.run(async () => run<T>(within, await working(), sql, values, options)),
    transaction: (work) => limiter.run(() => transact(within, work)),
    async flush() {
      // Only the thread that committed has anything to flush; a thread opened since has put everything on the disk.
      await (await working()).ask({ kind: 'flush' }, within.statement);
    },
  });

  return {
    ...speak(limits),
    unhurried: speak(unhurried),
    async rewrite(table) {
      await limiter.run(async () => (await working()).ask({ kind: 'rewrite', table }, rewriteLimit));
    },
    async dropLog() {
      await limiter.run(async () => (await working()).ask({ kind: 'dropLog' }, checkpointLimit));
    },
    opened,
    trouble() {
      if (closed) return new DatabaseUnavailable('closed');
      if (!current) return new DatabaseUnavailable('starting');
      return current.stopped ? new DatabaseUnavailable('unreachable') : undefined;
    },
    async close() {
      if (closed) return;
      const last = limiter.run(async () => {
        closed = true;
        // A folder that is still being opened has nothing to lose, and may take longer than a stopping server can wait.
        if (!current || current.stopped) return;
        await current.ask({ kind: 'close' }, limits.statement);
        await current.stop(new DatabaseUnavailable('closed'));
      });
      try {
        await last;
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable) || error.reason !== 'busy') throw error;
        // The running work does not end. It is stopped, as by a kill: nothing acknowledged is lost.
        await current?.stop(new DatabaseUnavailable('closed'));
      } finally {
        closed = true;
      }
    },
  };
}
