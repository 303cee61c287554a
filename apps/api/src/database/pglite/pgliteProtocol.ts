import type { Results } from '@electric-sql/pglite';

/** What the main thread asks of the worker. */
export type Question =
  | { kind: 'query'; sql: string; values: unknown[]; rowMode: 'array' | 'object' }
  /** Writes a table anew, without what was deleted from it. */
  | { kind: 'rewrite'; table: string }
  | { kind: 'begin' | 'commit' | 'rollback' | 'flush' | 'checkpoint' | 'dropLog' | 'close' };

export type Asked = Question & { id: number };

export type Answer =
  | { kind: 'open' }
  | { kind: 'damaged'; message: string }
  | { kind: 'done'; id: number; results: Results | undefined; checkpointDue: boolean }
  /** PostgreSQL's own refusal, with its code. */
  | { kind: 'refused'; id: number; message: string; fields: Record<string, unknown> }
  /** Anything else: the worker is not to be trusted any more. */
  | { kind: 'broken'; id: number; message: string };

export interface WorkerTask {
  folder: string;
  /** Makes the folder and stops; the memory that takes is given back with the thread. */
  task: 'create' | 'serve';
}
