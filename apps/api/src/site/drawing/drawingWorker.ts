import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { SiteRenderer } from '@awning/contract/renderer';
import type { DrawingTask, Drawn, Wanted } from './drawingProtocol.ts';

const port = parentPort!;
const say = (drawn: Drawn) => port.postMessage(drawn);

try {
  // Linux counts threads: whoever reads files and places orders goes first. Elsewhere it would be the whole process.
  if (process.platform === 'linux') setPriority(0, 10);
} catch {
  // Where it is not allowed, pages are drawn all the same.
}

const { address } = workerData as DrawingTask;
const renderer = (await import(/* @vite-ignore */ address)) as SiteRenderer;

port.on('message', ({ url, page }: Wanted) => {
  renderer.render(url, page).then(
    (drawn) => say({ kind: 'drawn', page: drawn }),
    (error: unknown) => say({ kind: 'failed', error }),
  );
});
