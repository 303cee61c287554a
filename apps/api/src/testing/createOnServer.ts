import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** The address of a new, empty database on a server. */
export async function createOnServer(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
