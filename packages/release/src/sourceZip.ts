import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectHandover } from './handover.ts';
import type { ReleaseInput } from './release.ts';
import { zip, type ReadBlob } from './zip.ts';

/** Files by their path. */
export type Files = Readonly<Record<string, Uint8Array>>;

/**
 * Reads the files that the source project of every site of a design has: the builder, the design, the package it needs.
 *
 * @param designs the folder in which the shop's build prepared the designs
 */
export async function readSourceKit(designs: string, templateId: string): Promise<Files> {
  return {
    ...(await filesIn(path.join(designs, 'source'))),
    ...(await filesIn(path.join(designs, templateId, 'source'))),
  };
}

async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const read = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file).replaceAll(path.sep, '/'), await readFile(file)] as const;
    });
  return Object.fromEntries(await Promise.all(read));
}

/**
 * Packs a site as a project of its owner's: `npm ci && npm run build` makes the files of its release, byte for byte.
 *
 * @param input its `formsAt` is the whole address of its host with us, if there are forms
 */
export async function sourceZip(input: ReleaseInput, kit: Files, readBlob: ReadBlob): Promise<Uint8Array> {
  const formsAt = input.formsAt === null ? null : '';
  const { content, options, ...site } = { ...input, formsAt };
  const hashes = Object.values(site.pictures).flatMap(({ sizes }) => sizes.map(({ hash }) => hash));
  const pictures = hashes.map(async (hash) => [`pictures/${hash}`, await readBlob(hash)] as const);
  const text = (words: string) => new TextEncoder().encode(words);
  const json = (value: unknown) => text(`${JSON.stringify(value, undefined, 2)}\n`);
  return zip({
    ...kit,
    'README.md': text(projectHandover(input)),
    'content.json': json(content),
    'options.json': json(options),
    'site.json': json(site),
    ...Object.fromEntries(await Promise.all(pictures)),
  });
}
