import { Worker } from 'node:worker_threads';
import type { PageContext, RenderedPage } from '@awning/contract/renderer';
import { TryAgainLater } from '../../errors/TryAgainLater.ts';
import { openThread } from '../../jobs/askThread.ts';
import type { RenderTask, Wanted } from './renderProtocol.ts';

/** A page cannot be rendered now: too many are requested, or this one took too long. Try again later. */
export class RenderBusy extends TryAgainLater {
  override name = 'RenderBusy';
}

/**
 * Renders pages in a thread of its own, one after the other: each takes as long as sending twenty files. The thread
 * runs from the first page on until none was requested in a while: it takes 25 MB, and half a second to start.
 */
export function openRenderThread({ workerFile, renderer }: { workerFile: URL; renderer: URL }) {
  const task: RenderTask = { address: renderer.href };
  const thread = openThread<RenderedPage>({
    start: () => new Worker(workerFile, { workerData: task }),
    queueLimit: 100,
    timeoutMs: 8_000,
    restAfterMs: 10 * 60_000,
    busy: (why) => new RenderBusy(why),
  });

  return {
    render: (url: string, page: PageContext = {}) => thread.ask({ url, page } satisfies Wanted),
    close: () => thread.close(),
  };
}
