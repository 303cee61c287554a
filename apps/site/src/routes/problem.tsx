import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import type * as problemPages from './problemPages.tsx';

type Late = typeof problemPages;
let loaded: Late | undefined;

/** Fetches the pages for what goes wrong. Few visitors ever see one, so no other page carries them. */
export async function loadProblemPages(): Promise<Late> {
  loaded = await import('./problemPages.tsx');
  return loaded;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const [late, setLate] = useState(loaded);

  useEffect(() => {
    if (!late) void loadProblemPages().then(setLate);
  }, [late]);

  return late ? <late.ProblemPages error={error} address={pathname + search} /> : null;
}
