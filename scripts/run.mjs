import { spawn } from 'node:child_process';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * Runs a command to its end, its output shown as it comes.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<void>} when it ended well; rejects with its exit code otherwise
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? `exit code ${code}`}.`));
    });
  });
}

/**
 * Runs a command to its end beside others, and returns its output. That is kept in a file: a pipe stays open for as
 * long as any process lives that the command has left behind, such as a server of a run that was killed.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<string>} when it ended well; rejects with an error that holds what was `said` otherwise
 */
export async function runAside(command, args) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'awning-said-'));
  const file = path.join(folder, 'said');
  const output = await open(file, 'w');
  try {
    const failure = await run(command, args, { stdio: ['ignore', output.fd, output.fd] }).catch(
      (/** @type {Error} */ error) => error,
    );
    const said = await readFile(file, 'utf8');
    if (failure) throw Object.assign(failure, { said });
    return said;
  } finally {
    await output.close();
    await rm(folder, { recursive: true });
  }
}
