import { fileURLToPath } from 'node:url';

/** Beside this file in the source, and beside the built server. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
