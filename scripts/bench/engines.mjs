import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { isWanted } from './figures.mjs';

/**
 * @typedef {object} Engine
 * @property {'embedded' | 'PostgreSQL'} engine
 * @property {string} dataFolder empty; the database goes there if it is the embedded one
 * @property {Record<string, string>} settings for a shop that opens it
 * @property {() => Promise<string>} createDatabase another empty one on the same server, by its address
 */

/**
 * Measures on the embedded engine and on a PostgreSQL server: the one that TEST_DATABASE_URL names, or one of our own
 * that keeps every write, from npm. Where neither exists, it says so.
 *
 * @param {import('./figures.mjs').Wishes} wishes
 * @param {(engine: Engine) => Promise<import('./figures.mjs').Row[]>} measure
 */
export async function onEachEngine({ only, note }, measure) {
  const rows = [];
  if (isWanted(only, 'embedded')) {
    const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'awning-bench-'));
    const createDatabase = () => Promise.reject(new Error('The embedded engine is no server.'));
    try {
      const settings = { DATA_DIR: dataFolder };
      rows.push(...(await measure({ engine: 'embedded', dataFolder, settings, createDatabase })));
    } finally {
      await rm(dataFolder, { recursive: true, force: true });
    }
  }
  if (isWanted(only, 'PostgreSQL')) {
    const server = await findPostgres().catch((/** @type {Error} */ error) => {
      note(`PostgreSQL was left out: ${error.message}. Set TEST_DATABASE_URL to a server.`);
    });
    if (!server) return rows;
    const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'awning-bench-'));
    const { createOnServer } = await fromApi('createOnServer');
    const createDatabase = () => createOnServer(server.url);
    try {
      const settings = { DATA_DIR: dataFolder, DATABASE_URL: await createDatabase() };
      rows.push(...(await measure({ engine: 'PostgreSQL', dataFolder, settings, createDatabase })));
    } finally {
      await server.remove();
      await rm(dataFolder, { recursive: true, force: true });
    }
  }
  return rows;
}

/** @returns {Promise<{ url: string, remove(): Promise<void> }>} */
async function findPostgres() {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { url, remove: async () => undefined };
  const { startOwnPostgres } = await fromApi('ownPostgres');
  return startOwnPostgres();
}

/**
 * The helper of the API's tests is written in TypeScript.
 *
 * @param {string} module
 */
const fromApi = (module) => tsImport(`../../apps/api/src/testing/${module}.ts`, import.meta.url);
