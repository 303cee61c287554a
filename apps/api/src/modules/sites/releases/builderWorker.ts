import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { BuiltDesign } from '@awning/release/release';
import { readSourceKit, sourceZip } from '@awning/release/sourceZip';
import { answerAsThread } from '../../../jobs/answerAsThread.ts';
import { mostFaults } from '../unkeepableIn.ts';
import type { BuilderCall, BuilderNews, BuilderTask, Blobs } from './builderProtocol.ts';

const { designs } = workerData as BuilderTask;

const readerOf = (blobs: Blobs) => async (hash: string) => {
  const bytes = blobs.get(hash);
  if (!bytes) throw new Error(`The picture ${hash} is gone.`);
  return bytes;
};

/** The folder where the shop's build has put the pictures of a design's drawings. */
async function picturesOf(templateId: string): Promise<string> {
  const file = new URL(`${templateId}/pictures.json`, designs);
  return (JSON.parse(await readFile(file, 'utf8')) as { folder: string }).folder;
}

answerAsThread(async (wanted: BuilderCall, tell: (news: BuilderNews) => void) => {
  const { templateId } = wanted;
  const file = new URL(`${templateId}/design.js`, designs).href;
  const { bundle, ...design } = (await import(/* @vite-ignore */ file)) as BuiltDesign;
  switch (wanted.call) {
    case 'form':
      return design.form(await picturesOf(templateId));
    case 'check':
      return design.check(wanted.content, wanted.options).slice(0, mostFaults);
    case 'missing':
      return design.missing(wanted.draft);
    case 'build':
      return design.buildRelease(wanted.input, bundle, 'host', (rendered, of) => tell({ rendered, of }));
    case 'filesZip':
      return design.filesZip(wanted.input, bundle, readerOf(wanted.blobs));
    case 'sourceZip':
      return sourceZip(
        wanted.input,
        await readSourceKit(fileURLToPath(designs), templateId),
        readerOf(wanted.blobs),
      );
  }
}, 10);
