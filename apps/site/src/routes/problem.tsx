import { useCallback, useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { ChunkLoadError, fetchChunk, openAsDocument } from '../chunks.ts';
import { Fault } from '../pages/Blocks/Fault.tsx';
import type * as problemPages from './problemPages.tsx';

type Late = typeof problemPages;
let loaded: Late | undefined;

/** Fetches the pages for what goes wrong. Few visitors ever see one, so no other page carries them. */
export async function loadProblemPages(): Promise<Late> {
  loaded = await fetchChunk(() => import('./problemPages.tsx'));
  return loaded;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const [late, setLate] = useState(loaded);
  const [unreachable, setUnreachable] = useState(false);
  const chunkIsMissing = error instanceof ChunkLoadError;

  const fetchAgain = useCallback(() => {
    const come = chunkIsMissing ? openAsDocument(location.href, error) : loadProblemPages().then(setLate);
    void come.catch(() => setUnreachable(true));
  }, [chunkIsMissing, error]);

  useEffect(() => {
    if (chunkIsMissing || !loaded) fetchAgain();
  }, [chunkIsMissing, fetchAgain]);

  // Drawn with what every page has at hand: without a connection nothing else comes.
  if (unreachable) return <Fault level={1} onRetry={fetchAgain} />;
  if (chunkIsMissing || !late) return null;
  return <late.ProblemPages error={error} address={pathname + search} />;
}
