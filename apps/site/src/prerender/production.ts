import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectAssets, type Manifest } from './assets.ts';
import { createRenderer } from './render.tsx';

// This module is built to dist/server/render.js, beside the record of the client's build.
const server = path.dirname(fileURLToPath(import.meta.url));
const client = path.join(server, '../client');

const readJson = async <Content>(file: string) =>
  JSON.parse(await readFile(path.join(server, file), 'utf8')) as Content;

const manifest = await readJson<Manifest>('manifest.json');
const readStyles = (file: string) => readFile(path.join(client, file), 'utf8');

export const render = createRenderer((routeIds) => collectAssets(manifest, routeIds, readStyles));
export { listPages } from './pages.ts';
