import { sql } from 'drizzle-orm';
import { createPasswords } from '../../security/passwords.ts';
import type { TestApp } from '../../testing/createTestApp.ts';
import type { Somebody } from '../../testing/fillShop.ts';
import { classifiedTables } from './personalTables.ts';

export const password = 'correct horse battery staple';
export const passwordHash = await createPasswords().hash(password);
export const ada: Somebody = {
  firstName: 'Adalbertine',
  lastName: 'Sharpington',
  username: 'AdalS',
  email: 'Adalbertine@Sharpington.example',
  business: 'Sharpington & Daughters',
};

export const erase = (
  app: TestApp,
  headers: Record<string, string>,
  word = password,
  more: { websites?: 'keep' | 'take-down' } = {},
) => app.send('DELETE', '/account/profile', { password: word, ...more }, headers);

/** All rows of the database as JSON. */
export const dumpOf = async (app: TestApp) => {
  const all: Record<string, string> = {};
  for (const { name, table } of classifiedTables) {
    const { rows } = (await app.services.database.db.execute(
      sql`select to_jsonb(${table}) as row from ${table}`,
    )) as { rows: { row: unknown }[] };
    all[name] = rows
      .map(({ row }) => JSON.stringify(row))
      .toSorted()
      .join('\n');
  }
  return all;
};
