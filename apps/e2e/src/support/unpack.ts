import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Puts the files of a zip into a folder of their own, and returns that. */
export async function unpack(files: Record<string, Uint8Array>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'awning-zip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, bytes] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  return folder;
}
