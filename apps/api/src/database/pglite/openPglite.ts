import path from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { PGlite } from '@electric-sql/pglite';
import { updateAddressKeys } from '../addressKeys.ts';
import type { Database } from '../database.ts';
import { watchFreeSpace } from '../freeSpace.ts';
import { migrationsFolder } from '../migrationsFolder.ts';
import { lacksMigrations } from '../pendingMigrations.ts';
import { createPgliteClient, type PgliteLimits } from './pgliteClient.ts';
import { reasonOf } from '../reasonOf.ts';
import { asUnavailable, DatabaseUnavailable } from '../unavailable.ts';

const pauseBetweenLooks = 1_000;

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
  const folder = path.join(dataDir, 'database');
  const client = createPgliteClient({ folder, ...settings });
  const db = drizzle({ client: client as unknown as PGlite });
  const migrating = drizzle({ client: client.unhurried as unknown as PGlite });
  // Until the tables exist, every query is told to try again later.
  const query: typeof client.query = (...question) =>
    migrated ? client.query(...question) : Promise.reject(new DatabaseUnavailable('starting'));
  const reading = drizzle({ client: { query } as unknown as PGlite });
  const space = watchFreeSpace(dataDir, minFreeSpace);

  const waitForRoom = async () => {
    for (let said = false; ; said = true) {
      try {
        return await space.assertRoom();
      } catch (error) {
        const trouble = client.trouble() ?? error;
        if (trouble !== error || asUnavailable(error)?.reason !== 'full') throw trouble;
        if (!said)
          settings.log('The disk is too full to bring the database up to date: this waits for room.');
        await new Promise((resolve) => setTimeout(resolve, pauseBetweenLooks));
      }
    }
  };

  const writeUnhurried: Database['durable'] = async (work) => {
    await waitForRoom();
    const result = await migrating.transaction(work);
    await client.unhurried.flush();
    return result;
  };

  let migrated = false;
  const opened = (async () => {
    await client.opened;
    try {
      if (await lacksMigrations(migrating)) {
        await waitForRoom();
        await migrate(migrating, { migrationsFolder });
        await client.unhurried.flush();
      }
      await updateAddressKeys({ db: migrating, durable: writeUnhurried }, settings.log);
    } catch (error) {
      throw new Error(`The database in ${folder} cannot be brought up to date: ${reasonOf(error)}`, {
        cause: error,
      });
    }
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
        // Once for the table and once for its log.
        await space.assertRoom(2 * rows[0]!.size);
        await client.rewrite(table);
      }
      await client.dropLog();
    },
    async ready() {
      const trouble = client.trouble();
      if (trouble) throw trouble;
      await space.assertRoom();
      if (!migrated) throw new DatabaseUnavailable('starting');
      await client.query('select 1');
    },
    close: () => client.close(),
  };
}
