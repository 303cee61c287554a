import { Worker } from 'node:worker_threads';
import type { PageContext, RenderedPage } from '@awning/contract/renderer';
import { TryAgainLater } from '../../errors/TryAgainLater.ts';
import { createConcurrencyLimiter } from '../../jobs/concurrencyLimiter.ts';
import type { RenderTask, Rendered, Wanted } from './renderProtocol.ts';

/** A page cannot be rendered just now: too many are wanted, or this one took too long. Try again later. */
export class RenderBusy extends TryAgainLater {
  override name = 'RenderBusy';
}

const mostWaiting = 100;
/** The longest wait for one's turn, and again for one's page, in milliseconds. */
const timeoutMs = 8_000;

/** Renders pages in a thread of its own, one after the other: each takes as long as it takes to send twenty files. */
export function openRenderThread({ workerFile, renderer }: { workerFile: URL; renderer: URL }) {
  const limiter = createConcurrencyLimiter({
    queueLimit: mostWaiting,
    timeoutMs,
    rejectWith: () => new RenderBusy('Too many pages are wanted.'),
  });
  const task: RenderTask = { address: renderer.href };
  let asking: { resolve: (page: RenderedPage) => void; reject: (reason: unknown) => void } | undefined;
  let thread: Worker | undefined = start();

  function start(): Worker {
    const started = new Worker(workerFile, { workerData: task });
    started.on('message', (answer: Rendered) => {
      if (answer.kind === 'rendered') asking?.resolve(answer.page);
      else asking?.reject(answer.error);
    });
    started.on('error', (error) => lose(started, error));
    started.on('exit', (code) => lose(started, new Error(`The thread that renders has ended with ${code}.`)));
    return started;
  }

  /** The next page gets another thread. */
  function lose(lost: Worker, why: Error) {
    if (thread !== lost) return;
    thread = undefined;
    asking?.reject(why);
  }

  async function renderOne(wanted: Wanted): Promise<RenderedPage> {
    const worker = (thread ??= start());
    // A page that never ends cannot be interrupted.
    const tooLong = setTimeout(() => {
      lose(worker, new RenderBusy('A page took too long.'));
      void worker.terminate();
    }, timeoutMs);
    try {
      return await new Promise<RenderedPage>((resolve, reject) => {
        asking = { resolve, reject };
        worker.postMessage(wanted, []);
      });
    } finally {
      clearTimeout(tooLong);
      asking = undefined;
    }
  }

  return {
    render: (url: string, page: PageContext = {}): Promise<RenderedPage> =>
      limiter.run(() => renderOne({ url, page })),
    async close() {
      await thread?.terminate();
    },
  };
}
