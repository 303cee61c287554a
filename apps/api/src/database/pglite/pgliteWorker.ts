import { chmodSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { Answer, Asked, WorkerTask } from './pgliteProtocol.ts';
import { createWalFlush, isSegment, syncFolder } from './walFlush.ts';

/**
 * WebAssembly touches all of PostgreSQL's own cache as it starts: of the usual 128 MB, more than the rest of the shop
 * takes. The system caches the same files anyway.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
// Small segments, because the disk must hold several and a shop writes little.
const initArguments = ['--wal-segsize=1'];
const settings = ['min_wal_size=4MB', 'max_wal_size=16MB'];
/** A single-process PostgreSQL never checkpoints by itself, and its log would grow for ever. */
const segmentsBetweenCheckpoints = 16;

const asText = (value: string) => value;
/** PGlite's own parser goes byte by byte, which takes far longer. */
const asBytes = (value: string) => new Uint8Array(Buffer.from(value.slice('\\x'.length), 'hex'));
const fromBytes = (value: Uint8Array) =>
  `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
const serializers = { [types.BYTEA]: fromBytes };
/** Drizzle reads times from their text, so that no time zone is applied. */
const parsers = {
  ...Object.fromEntries(
    [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map(
      (type) => [type, asText],
    ),
  ),
  [types.BYTEA]: asBytes,
};

const port = parentPort!;
const { folder, task } = workerData as WorkerTask;
const say = (answer: Answer) => port.postMessage(answer);

/** Made under another name first: a kill half-way leaves nothing that looks like a database. */
async function create() {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const postgres = await PGlite.create(unfinished, {
    startParams,
    initDbStartParams: initArguments,
    postgresqlconf: settings,
  });
  await postgres.close();
  syncFolder(unfinished);
  renameSync(unfinished, folder);
  syncFolder(path.dirname(folder));
}

/**
 * PGlite makes its files writable for every user of the machine: the folder's mode, as with PostgreSQL, shuts them out.
 */
function shutToOthers() {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Some mounts and owners do not allow it: there, the administrator decides who has access.
    if (!['EPERM', 'ENOTSUP', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

async function serve() {
  shutToOthers();
  const postgres = await PGlite.create(folder, { startParams });
  // Opening replays the log and drops it: the replayed data must be on the disk before anything else is.
  syncFolder(folder);

  const segmentNow = async (before = '') => {
    const results = await postgres.exec(`${before} select pg_walfile_name(pg_current_wal_lsn()) as segment`);
    return { results, segment: String(results.at(-1)!.rows[0]!['segment']) };
  };
  const first = (await segmentNow()).segment;
  const pieces = path.join(folder, 'pg_wal');
  const log = createWalFlush(pieces, { first });
  let checkpoint = number(first);
  let current = checkpoint;

  const checkpointNow = async () => {
    await postgres.exec('checkpoint');
    syncFolder(folder);
    checkpoint = number((await segmentNow()).segment);
  };

  /** The index behind a table's primary key. A key of several columns is named after them. */
  const primaryKeyOf = async (table: string) => {
    const { rows } = await postgres.query<{ name: string }>(
      'select relname::text as name from pg_index join pg_class on oid = indexrelid where indrelid = $1::regclass and indisprimary',
      [`"${table}"`],
    );
    return `"${rows[0]?.name}"`;
  };

  /**
   * The old file is emptied as this commits. Until the log is on the disk a power cut would take both, so nearly all of
   * the log is flushed before. VACUUM will not do, since it commits by itself.
   */
  const rewrite = async (table: string) => {
    await postgres.exec('begin');
    try {
      await postgres.exec(`cluster "${table}" using ${await primaryKeyOf(table)}`);
      syncFolder(pieces);
      await postgres.exec('commit');
    } catch (error) {
      await postgres.exec('rollback');
      throw error;
    }
    syncFolder(pieces);
    current = number((await segmentNow()).segment);
    if (current - checkpoint >= segmentsBetweenCheckpoints) await checkpointNow();
  };

  /** Segments kept for reuse are old ones, which still hold their data. */
  const dropLog = async () => {
    const { segment } = await segmentNow();
    const ready = readdirSync(pieces).filter((file) => isSegment(file) && file > segment);
    for (const file of ready) rmSync(path.join(pieces, file));

    await postgres.exec('set wal_recycle = off');
    await postgres.exec('select pg_switch_wal()');
    await checkpointNow();
    await postgres.exec('reset wal_recycle');
  };

  const answer = async (asked: Asked) => {
    switch (asked.kind) {
      case 'query': {
        const { sql, values, rowMode } = asked;
        return postgres.query<Record<string, unknown>>(sql, values, { rowMode, parsers, serializers });
      }
      case 'begin':
      case 'rollback':
        await postgres.exec(asked.kind);
        return undefined;
      case 'commit': {
        const { results, segment } = await segmentNow('commit;');
        // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK, and reports success.
        if (results[0]?.command !== 'COMMIT') {
          throw Object.assign(new Error('The transaction had failed and was rolled back.'), {
            code: '25P02',
          });
        }
        current = number(segment);
        log.wrote(segment);
        return undefined;
      }
      case 'flush':
        await log.flush();
        return undefined;
      case 'rewrite':
        await rewrite(asked.table);
        return undefined;
      case 'checkpoint':
        await checkpointNow();
        return undefined;
      case 'dropLog':
        await dropLog();
        return undefined;
      case 'close':
        await postgres.close();
        syncFolder(folder);
        return undefined;
    }
  };

  port.on('message', (asked: Asked) => {
    const { id } = asked;
    answer(asked).then(
      (results) =>
        say({ kind: 'done', id, results, checkpointDue: current - checkpoint >= segmentsBetweenCheckpoints }),
      (error: unknown) => say(failure(id, error)),
    );
  });
}

/** The number of a one-megabyte segment: the last two parts of its name, of which the first counts 4096. */
function number(segment: string) {
  return Number.parseInt(segment.slice(8, 16), 16) * 4096 + Number.parseInt(segment.slice(16), 16);
}

function failure(id: number, error: unknown): Answer {
  if (!(error instanceof Error)) return { kind: 'broken', id, message: String(error) };
  if (error instanceof WebAssembly.RuntimeError || error.name === 'ExitStatus' || 'errno' in error) {
    return { kind: 'broken', id, message: error.message };
  }

  const { code, severity, detail, constraint, table } = error as unknown as Record<string, unknown>;
  return {
    kind: 'refused',
    id,
    message: error.message,
    fields: { code, severity, detail, constraint, table },
  };
}

const work = task === 'create' ? create() : serve();
work.then(
  () => say({ kind: 'open' }),
  (error: unknown) =>
    say({ kind: 'damaged', message: error instanceof Error ? error.message : String(error) }),
);
