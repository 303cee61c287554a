import type { Database } from './database.ts';

export type OpenedDatabase = Database & { opened: Promise<void> };

/** Opens the database that the settings name: a PostgreSQL server, or one inside this process. */
export async function openDatabase({
  databaseUrl,
  ...embedded
}: {
  databaseUrl: string | undefined;
  dataDir: string;
  workerFile: URL;
  minFreeSpace: number;
  log: (message: string) => void;
}): Promise<OpenedDatabase> {
  if (databaseUrl) {
    const { openPostgres } = await import('./openPostgres.ts');
    return openPostgres({ url: databaseUrl, log: embedded.log });
  }
  const { openPglite } = await import('./pglite/openPglite.ts');
  return openPglite(embedded);
}
