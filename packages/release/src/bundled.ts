import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { design } from 'virtual:design';
import type { DesignBundle } from './release.ts';

// This module is built to design.js, beside the styles and fonts that were built with it.
const folder = path.dirname(fileURLToPath(import.meta.url));
const { hash, fonts } = JSON.parse(await readFile(path.join(folder, 'bundle.json'), 'utf8')) as {
  hash: string;
  fonts: readonly string[];
};

export const bundle: DesignBundle = {
  hash,
  design,
  css: await readFile(path.join(folder, 'styles.css'), 'utf8'),
  fonts: await Promise.all(
    fonts.map(async (name) => ({ name, bytes: await readFile(path.join(folder, 'fonts', name)) })),
  ),
};

export { buildRelease } from './buildRelease.tsx';
export { filesZip } from './filesZip.ts';
