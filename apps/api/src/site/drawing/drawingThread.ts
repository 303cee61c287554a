import { Worker } from 'node:worker_threads';
import type { PageContext, RenderedPage } from '@awning/contract/renderer';
import { TryAgainLater } from '../../errors/TryAgainLater.ts';
import { createConcurrencyLimiter } from '../../jobs/concurrencyLimiter.ts';
import type { DrawingTask, Drawn, Wanted } from './drawingProtocol.ts';

/** A page cannot be drawn just now: too many are wanted, or this one took too long. Try again later. */
export class DrawingBusy extends TryAgainLater {
  override name = 'DrawingBusy';
}

const mostWaiting = 100;
/** The longest wait for one's turn, and again for one's page, in milliseconds. */
const timeoutMs = 8_000;

/** Draws pages in a thread of its own, one after the other: each takes as long as it takes to send twenty files. */
export function openDrawingThread({ workerFile, renderer }: { workerFile: URL; renderer: URL }) {
  const limiter = createConcurrencyLimiter({
    queueLimit: mostWaiting,
    timeoutMs,
    rejectWith: () => new DrawingBusy('Too many pages are wanted.'),
  });
  const task: DrawingTask = { address: renderer.href };
  let asking: { resolve: (page: RenderedPage) => void; reject: (reason: unknown) => void } | undefined;
  let thread: Worker | undefined = start();

  function start(): Worker {
    const started = new Worker(workerFile, { workerData: task });
    started.on('message', (drawn: Drawn) => {
      if (drawn.kind === 'drawn') asking?.resolve(drawn.page);
      else asking?.reject(drawn.error);
    });
    started.on('error', (error) => lose(started, error));
    started.on('exit', (code) => lose(started, new Error(`The thread that draws has ended with ${code}.`)));
    return started;
  }

  /** Whoever wants a page next gets another thread. */
  function lose(lost: Worker, why: Error) {
    if (thread !== lost) return;
    thread = undefined;
    asking?.reject(why);
  }

  async function drawOne(wanted: Wanted): Promise<RenderedPage> {
    const drawing = (thread ??= start());
    // A page that never ends cannot be interrupted.
    const tooLong = setTimeout(() => {
      lose(drawing, new DrawingBusy('A page took too long.'));
      void drawing.terminate();
    }, timeoutMs);
    try {
      return await new Promise<RenderedPage>((resolve, reject) => {
        asking = { resolve, reject };
        drawing.postMessage(wanted, []);
      });
    } finally {
      clearTimeout(tooLong);
      asking = undefined;
    }
  }

  return {
    draw: (url: string, page: PageContext = {}): Promise<RenderedPage> =>
      limiter.run(() => drawOne({ url, page })),
    async close() {
      await thread?.terminate();
    },
  };
}
