import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer } from './pictureProtocol.ts';
import type { Scaled } from './scalePicture.ts';

/** Makes of a photograph what a site shows. Rejects when it was told to stop, or when nothing came of it. */
export type PictureScaler = (bytes: Buffer, stop: AbortSignal) => Promise<Scaled>;

/** Longer than the largest takes on a slow machine. */
const longest = 90_000;

/**
 * Scales each photograph in a process of its own. Strangers’ bytes are read there, where nothing else is; it can be
 * ended at any moment, what it held is given back when it ends, and it waits for everything else the machine has to do.
 */
export function createPictureScaler(processFile: URL): PictureScaler {
  return (bytes, stop) =>
    new Promise((resolve, reject) => {
      const child = fork(fileURLToPath(processFile), {
        serialization: 'advanced',
        // Nothing of ours is there to be read.
        env: {},
        execArgv: ['--max-old-space-size=256'],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        signal: stop,
        killSignal: 'SIGKILL',
        timeout: longest,
      });
      child.once('message', (answer: Answer) => {
        if ('scaled' in answer) resolve(answer.scaled);
        else reject(new Error(answer.failed));
      });
      child.once('error', reject);
      child.once('exit', (code, signal) =>
        reject(new Error(`The process that scales has ended with ${signal ?? code}.`)),
      );
      child.send(bytes, (error) => {
        if (error) reject(error);
      });
    });
}
