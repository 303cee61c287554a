import { workerData } from 'node:worker_threads';
import type { SiteRenderer } from '@awning/contract/renderer';
import { answerAsThread } from '../../jobs/answerAsThread.ts';
import type { RenderTask, Wanted } from './renderProtocol.ts';

const { address } = workerData as RenderTask;
const renderer = (await import(/* @vite-ignore */ address)) as SiteRenderer;

// A visitor waits for each.
answerAsThread(({ url, page }: Wanted) => renderer.render(url, page), 5);
