import type { Results } from '@electric-sql/pglite';

/** The questions of the main thread to the worker. */
export type Question =
  | { kind: 'query'; sql: string; values: unknown[]; rowMode: 'array' | 'object' }
  /** Rewrites a table without its deleted rows. */
  | { kind: 'rewrite'; table: string }
  | { kind: 'begin' | 'commit' | 'rollback' | 'flush' | 'checkpoint' | 'dropLog' | 'close' };

export type Asked = Question & { id: number };

export type Answer =
  | { kind: 'open' }
  | { kind: 'damaged'; message: string }
  | { kind: 'done'; id: number; results: Results | undefined; checkpointDue: boolean }
  /** PostgreSQL's own error, with its code. */
  | { kind: 'refused'; id: number; message: string; fields: Record<string, unknown> }
  /** Any other failure: the worker can no longer be trusted. */
  | { kind: 'broken'; id: number; message: string };

export interface WorkerTask {
  folder: string;
  /** `create` makes the folder and stops; the memory that takes is freed with the thread. */
  task: 'create' | 'serve';
}
