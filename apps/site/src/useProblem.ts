import { useCallback, useEffect, useState } from 'react';
import { ChunkLoadError, fetchChunk, openAsDocument } from './chunks.ts';
import type * as problemPages from './routes/problemPages.tsx';

type Late = typeof problemPages;
let loaded: Late | undefined;

/** Fetches the pages for what goes wrong. Few visitors ever see one, so no other page carries them. */
export async function loadProblemPages(): Promise<Late> {
  loaded = await fetchChunk(() => import('./routes/problemPages.tsx'));
  return loaded;
}

/** What there is to show for an error: its page once that is here, or that nothing can be reached; and how to ask again. */
export function useProblem(error: unknown) {
  const [late, setLate] = useState(loaded);
  const [unreachable, setUnreachable] = useState(false);
  const chunkIsMissing = error instanceof ChunkLoadError;

  const fetchAgain = useCallback(async () => {
    try {
      setLate(chunkIsMissing ? await openAsDocument(location.href, error) : await loadProblemPages());
    } catch {
      setUnreachable(true);
    }
  }, [chunkIsMissing, error]);

  useEffect(() => {
    if (chunkIsMissing || !loaded) void fetchAgain();
  }, [chunkIsMissing, fetchAgain]);

  useEffect(() => {
    if (!unreachable) return undefined;
    const online = () => void fetchAgain();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [unreachable, fetchAgain]);

  return { Pages: chunkIsMissing ? undefined : late?.ProblemPages, unreachable, fetchAgain };
}
