import type { Database } from './database.ts';

/** Opens what the settings name: a PostgreSQL server, or the database inside this process. */
export async function openDatabase({
  databaseUrl,
  ...embedded
}: {
  databaseUrl: string | undefined;
  dataDir: string;
  workerFile: URL;
  minFreeSpace: number;
  log: (message: string) => void;
}): Promise<Database & { opened: Promise<void> }> {
  if (databaseUrl) {
    const { openPostgres } = await import('./openPostgres.ts');
    return openPostgres({ url: databaseUrl, log: embedded.log });
  }
  const { openPglite } = await import('./openPglite.ts');
  return openPglite(embedded);
}
