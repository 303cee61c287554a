import { useEffect, useRef, useState } from 'react';
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
  // A visitor who has waited too long already waits again only if they ask to.
  if (tookTooLong(error) && !isAskedFor) throw error;
  return error instanceof ChunkLoadError ? openAsDocument(location.href, error) : loadProblemPages();
}

// A browser says that it is online before it can reach the server.
const triesOnceBack = 4;
const betweenTries = 2000;

/** What there is to show for an error: its page once that is here, or that nothing can be reached; and how to ask again. */
export function useProblem(reason: unknown) {
  const [module, setModule] = useState(loaded);
  const [unreachable, setUnreachable] = useState(false);
  const [tries, setTries] = useState(0);
  const triesLeft = useRef(0);
  const chunkIsMissing = reason instanceof ChunkLoadError;

  useEffect(() => {
    if (!chunkIsMissing && loaded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnreachable = false;
    void fetchPages(reason, tries > 0).then(setModule, () => {
      isUnreachable = true;
      setUnreachable(true);
      triesLeft.current -= 1;
      if (triesLeft.current > 0) timer = setTimeout(fetchAgain, betweenTries);
    });
    // From the start: a request that was sent too early can fail after the connection is back.
    function onOnline() {
      triesLeft.current = triesOnceBack;
      if (isUnreachable) fetchAgain();
    }
    addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    };
  }, [chunkIsMissing, reason, tries]);

  function fetchAgain() {
    setTries((count) => count + 1);
  }

  return { Pages: chunkIsMissing ? undefined : module?.ProblemPages, unreachable, fetchAgain };
}
