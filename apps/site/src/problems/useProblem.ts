import { useEffect, useState } from 'react';
import { ChunkLoadError, fetchChunk, openAsDocument, tookTooLong } from '../hydration/chunks.ts';
import type * as problemPages from './routes/problemPages.tsx';

type ProblemModule = typeof problemPages;
let loaded: ProblemModule | undefined;

/** Fetches the pages for what goes wrong. Few visitors ever see one, so no other page carries them. */
export async function loadProblemPages(): Promise<ProblemModule> {
  loaded = await fetchChunk(() => import('./routes/problemPages.tsx'));
  return loaded;
}

async function fetchPages(error: unknown, isAskedFor: boolean): Promise<ProblemModule> {
  // Whoever has waited for long enough says themselves that they will wait again.
  if (tookTooLong(error) && !isAskedFor) throw error;
  return error instanceof ChunkLoadError ? openAsDocument(location.href, error) : loadProblemPages();
}

/** What there is to show for an error: its page once that is here, or that nothing can be reached; and how to ask again. */
export function useProblem(reason: unknown) {
  const [module, setModule] = useState(loaded);
  const [unreachable, setUnreachable] = useState(false);
  const [tries, setTries] = useState(0);
  const chunkIsMissing = reason instanceof ChunkLoadError;

  useEffect(() => {
    if (chunkIsMissing || !loaded)
      void fetchPages(reason, tries > 0).then(setModule, () => setUnreachable(true));
  }, [chunkIsMissing, reason, tries]);

  useEffect(() => {
    if (!unreachable) return undefined;
    addEventListener('online', fetchAgain);
    return () => removeEventListener('online', fetchAgain);
  }, [unreachable]);

  function fetchAgain() {
    setTries((count) => count + 1);
  }

  return { Pages: chunkIsMissing ? undefined : module?.ProblemPages, unreachable, fetchAgain };
}
