import { Worker } from 'node:worker_threads';
import type { Results } from '@electric-sql/pglite';
import type { Answer, Question, WorkerTask } from './pgliteProtocol.ts';
import { DatabaseUnavailable } from '../unavailable.ts';

/** The folder cannot be opened. It is never made anew, since it may hold the only copy of the data. */
export class DatabaseDamaged extends Error {
  override name = 'DatabaseDamaged';
}

interface Waiting {
  resolve: (answer: { results: Results | undefined; checkpointDue: boolean }) => void;
  reject: (error: Error) => void;
}

export type PgliteThread = Awaited<ReturnType<typeof startThread>>;

/** Starts PGlite in a thread of its own, so that a long query never delays a page. */
export async function startThread(workerFile: URL, task: WorkerTask, { timeoutMs }: { timeoutMs: number }) {
  const worker = new Worker(workerFile, { workerData: task });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let stopped: Error | undefined;

  const stop = async (reason: Error) => {
    stopped ??= reason;
    for (const { reject } of waiting.values()) reject(stopped);
    waiting.clear();
    await worker.terminate();
  };

  await new Promise<void>((resolve, reject) => {
    const tooLong = setTimeout(() => fail('it does not answer'), timeoutMs);
    const fail = (why: string) => {
      clearTimeout(tooLong);
      reject(new DatabaseDamaged(`The database in ${task.folder} cannot be opened: ${why}`));
    };

    worker.on('message', (answer: Answer) => {
      if (answer.kind === 'open') {
        clearTimeout(tooLong);
        return resolve();
      }
      if (answer.kind === 'damaged') return fail(answer.message);

      const waiter = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.kind === 'done') return waiter?.resolve(answer);
      if (answer.kind === 'refused')
        return waiter?.reject(Object.assign(new Error(answer.message), answer.fields));

      waiter?.reject(new DatabaseUnavailable('unreachable', { cause: new Error(answer.message) }));
      return undefined;
    });
    worker.on('error', (error: Error) => {
      fail(error.message);
      void stop(new DatabaseUnavailable('unreachable', { cause: error }));
    });
    worker.on('exit', (code) => {
      fail(`its thread ended with ${code}`);
      void stop(new DatabaseUnavailable('unreachable'));
    });
  }).catch(async (error: Error) => {
    await stop(error);
    throw error;
  });

  return {
    get stopped() {
      return stopped !== undefined;
    },
    stop,
    /** Asks one question. When no answer comes in time the thread is ended, for PGlite cannot be interrupted. */
    async ask(question: Question, within: number) {
      if (stopped) throw stopped;
      const id = (asked += 1);
      let tooLong: NodeJS.Timeout | undefined;

      try {
        return await new Promise<{ results: Results | undefined; checkpointDue: boolean }>(
          (resolve, reject) => {
            waiting.set(id, { resolve, reject });
            tooLong = setTimeout(() => void stop(new DatabaseUnavailable('timeout')), within);
            worker.postMessage({ ...question, id }, []);
          },
        );
      } catch (error) {
        if (error instanceof DatabaseUnavailable && !stopped) await stop(error);
        throw error;
      } finally {
        clearTimeout(tooLong);
        waiting.delete(id);
      }
    },
  };
}
