import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer } from './pictureProtocol.ts';
import type { Scaled } from './scalePicture.ts';

/** Scales a photograph to the sizes of a site. Rejects when it is aborted, or when the process fails. */
export type PictureScaler = (bytes: Buffer, stop: AbortSignal) => Promise<Scaled>;

/** Longer than the largest photograph takes on a slow machine. */
const longest = 90_000;

/**
 * Scales each photograph in a process of its own. Strangers’ bytes are read in a process that holds nothing else; it
 * can be killed at any moment, its memory is freed when it ends, and it has a low priority.
 */
export function createPictureScaler(processFile: URL): PictureScaler {
  return (bytes, stop) =>
    new Promise((resolve, reject) => {
      const child = fork(fileURLToPath(processFile), {
        serialization: 'advanced',
        // The process gets none of our environment.
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
