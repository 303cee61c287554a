import path from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';
import { watchFreeSpace } from './freeSpace.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { createPgliteClient, type PgliteLimits } from './pgliteClient.ts';
import * as schema from './schema.ts';
import { DatabaseUnavailable } from './unavailable.ts';

export interface PgliteSettings {
  dataDir: string;
  workerFile: URL;
  minFreeSpace: number;
  limits?: PgliteLimits;
  log: (message: string) => void;
}

/** Opens the database inside this process. `opened` rejects when its folder is damaged. */
export function openPglite({ dataDir, minFreeSpace, ...settings }: PgliteSettings): Database & {
  opened: Promise<void>;
} {
  const client = createPgliteClient({ folder: path.join(dataDir, 'database'), ...settings });
  const db = drizzle({ client: client as unknown as PGlite, schema });
  // Until the tables are there, whoever reads is told to come again.
  const query: typeof client.query = (...question) =>
    migrated ? client.query(...question) : Promise.reject(new DatabaseUnavailable('starting'));
  const reading = drizzle({ client: { query } as unknown as PGlite, schema });
  const space = watchFreeSpace(dataDir, minFreeSpace);

  let migrated = false;
  const opened = (async () => {
    await client.opened;
    await migrate(db, { migrationsFolder });
    await client.flush();
    migrated = true;
  })();
  opened.catch(() => undefined);

  return {
    opened,
    db: reading,
    async durable(work) {
      if (!migrated) throw new DatabaseUnavailable('starting');
      await space.assertRoom();
      const result = await db.transaction(work);
      await client.flush();
      return result;
    },
    async rewrite(tables) {
      if (!migrated) throw new DatabaseUnavailable('starting');
      for (const table of tables) {
        const { rows } = await client.query<{ size: number }>(
          'select pg_total_relation_size($1)::float8 as size',
          [`"${table}"`],
        );
        // Once for the table and once for the log of it.
        await space.assertRoom(2 * rows[0]!.size);
        await client.rewrite(table);
      }
      await client.dropLog();
    },
    async ready() {
      const trouble = client.trouble();
      if (trouble) throw trouble;
      if (!migrated) throw new DatabaseUnavailable('starting');
      await space.assertRoom();
      await client.query('select 1');
    },
    close: () => client.close(),
  };
}
