import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../errors/ConfigError.ts';
import { makeFolder } from '../database/makeFolder.ts';

/** The secret in the data folder: created at the first start, so that a shop can be tried without settings. */
export function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  makeFolder(dataDir);

  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }

  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) {
    throw new ConfigError(
      `SESSION_SECRET is kept in ${file}, which is damaged. Delete that file, or set SESSION_SECRET.`,
    );
  }
  return secret;
}

/** A secret for one purpose. It reveals nothing of the session secret or of the others. */
export function derivedSecret(sessionSecret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', sessionSecret, 'awning', purpose, 32)).toString('base64url');
}
