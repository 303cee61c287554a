import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** The address of a database for one test on the PostgreSQL server of the tests. */
export async function emptyDatabase(): Promise<string> {
  const postgres = inject('testDatabase') as { kind: 'postgres'; url: string };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}
