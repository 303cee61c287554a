import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { SiteRenderer } from '@awning/contract/renderer';
import type { RenderTask, Rendered, Wanted } from './renderProtocol.ts';

const port = parentPort!;
const say = (answer: Rendered) => port.postMessage(answer);

try {
  // On Linux this is for one thread: files and orders go first. Elsewhere it would slow the whole process.
  if (process.platform === 'linux') setPriority(0, 10);
} catch {
  // Where it is not allowed, pages are rendered all the same.
}

const { address } = workerData as RenderTask;
const renderer = (await import(/* @vite-ignore */ address)) as SiteRenderer;

port.on('message', ({ url, page }: Wanted) => {
  renderer.render(url, page).then(
    (rendered) => say({ kind: 'rendered', page: rendered }),
    (error: unknown) => say({ kind: 'failed', error }),
  );
});
