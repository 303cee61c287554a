import type { Database, Transaction } from '../database/database.ts';
import { asUnavailable } from '../database/unavailable.ts';
import { startRepeatedJob } from '../jobs/repeatedJob.ts';
import { createJobsRepository, keepJob, type Job } from './jobs.repository.ts';

/** The kinds of jobs, and their data. */
interface Jobs {
  'build-release': { releaseId: string };
  'follow-site': { orderId: string };
  'scale-picture': { pictureId: string };
}
type JobName = keyof Jobs;

export interface JobQueue {
  /** Adds a job, in the transaction of its subject. The same key is not added twice while it waits or runs. */
  send<Name extends JobName>(
    transaction: Transaction,
    name: Name,
    data: Jobs[Name],
    options: { key: string },
  ): Promise<void>;
  /**
   * Registers the worker for one kind of job, which runs one at a time. After a kill a job may run twice. A job that
   * throws is retried three times, with growing pauses; then `failed` is called.
   */
  work<Name extends JobName>(
    name: Name,
    handler: (data: Jobs[Name], stop: AbortSignal) => Promise<void>,
    failed?: (data: Jobs[Name], error: unknown) => Promise<void>,
  ): void;
  /** Looks at once for jobs of a kind. To be called after the transaction that added one. */
  wake(name: JobName): void;
  /** Releases the jobs of a process that is gone. Only where no other can be running. */
  releaseAll(): Promise<void>;
  /** Runs every job that is due now. */
  runDue(stop?: AbortSignal): Promise<void>;
  start(): void;
  /** Takes up no more. A running job is told to end, and has a little time to; the next start does the rest. */
  stop(): Promise<void>;
}

const second = 1000;
/** How long a job belongs to the worker that took it up. While that worker lives, this is renewed. */
const leaseMs = 30 * second;
/** How often to look whether another process added a job, or a pause is over. */
const pollEveryMs = second;
const mostFailures = 4;
/** A job in which so many processes in a row ended may be the cause: it keeps its pause. */
const patienceWithEnds = 3;
const mostEnds = 10;

const pauseAfter = (failures: number) => 5 * second * 3 ** Math.max(0, failures - 1);

interface Kind {
  handler: (data: never, stop: AbortSignal) => Promise<void>;
  failed?: ((data: never, error: unknown) => Promise<void>) | undefined;
}

/** Jobs that run once and soon, stored in the database beside their subjects. */
export function createJobQueue({
  database,
  now,
  log,
}: {
  database: Database;
  now: () => Date;
  log: (message: string) => void;
}): JobQueue {
  const repository = createJobsRepository(database);
  const kinds = new Map<JobName, Kind>();
  const rounds = new Map<JobName, ReturnType<typeof startRepeatedJob>>();
  const leaseEnd = () => new Date(now().getTime() + leaseMs);

  const giveUp = async (job: Job, { failed }: Kind, error: unknown) => {
    log(`The job ${job.name} ${job.key} was given up: ${wordsOf(error)}`);
    await failed?.(job.data as never, error);
    await repository.remove(job);
  };

  const attempt = async (job: Job, kind: Kind, stop: AbortSignal) => {
    const renewing = setInterval(
      () => void repository.hold(job, leaseEnd()).catch(() => undefined),
      leaseMs / 3,
    ).unref();
    try {
      await kind.handler(job.data as never, stop);
    } finally {
      clearInterval(renewing);
    }
  };

  const perform = async (job: Job, kind: Kind, stop: AbortSignal) => {
    if (job.unheard > mostEnds) return giveUp(job, kind, new Error('The server ended whenever it was done.'));
    try {
      await attempt(job, kind, stop);
    } catch (error) {
      if (stop.aborted) return repository.putBack(job, { failures: job.failures, dueAt: now() });
      // A job is not at fault when the database is away.
      const failures = job.failures + (asUnavailable(error) ? 0 : 1);
      if (failures >= mostFailures) return giveUp(job, kind, error);
      log(`The job ${job.name} ${job.key} is tried again: ${wordsOf(error)}`);
      const dueAt = new Date(now().getTime() + pauseAfter(failures));
      return repository.putBack(job, { failures, dueAt });
    }
    return repository.remove(job);
  };

  /** Returns whether there was anything to do. */
  const runDueOf = async (name: JobName, stop: AbortSignal): Promise<boolean> => {
    const kind = kinds.get(name)!;
    let isAny = false;
    while (!stop.aborted && (await repository.anyDue(name, now()))) {
      const job = await repository.claim(name, now(), leaseEnd());
      // Another process was quicker.
      if (!job) break;
      isAny = true;
      await perform(job, kind, stop);
    }
    return isAny;
  };

  return {
    async send(transaction, name, data, { key }) {
      await keepJob(transaction, { name, key, data, at: now() });
    },
    work(name, handler, failed) {
      kinds.set(name, { handler, failed });
    },
    wake(name) {
      rounds.get(name)?.runNow();
    },
    async releaseAll() {
      await repository.release(now(), { unheard: patienceWithEnds });
    },
    async runDue(stop = new AbortController().signal) {
      // One job may add another.
      for (let isAny = true; isAny;)
        isAny = (await Promise.all([...kinds.keys()].map((name) => runDueOf(name, stop)))).includes(true);
    },
    start() {
      for (const name of kinds.keys()) {
        const round = startRepeatedJob(async (stop) => void (await runDueOf(name, stop)), {
          every: pollEveryMs,
          // A database that is away is logged at every request already.
          log: (error) => {
            if (!asUnavailable(error)) log(`Jobs of the kind ${name} are not done: ${wordsOf(error)}`);
          },
        });
        rounds.set(name, round);
      }
    },
    async stop() {
      await Promise.all([...rounds.values()].map((round) => round.stop()));
    },
  };
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
