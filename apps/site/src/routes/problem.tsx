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

// As Chromium and Firefox, Safari and Vite put it.
const moduleIsMissing = (error: unknown) =>
  error instanceof Error && /dynamically imported|importing a module|preload css/i.test(error.message);

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const [late, setLate] = useState(loaded);

  useEffect(() => {
    // A newer build has replaced the page's script, or the connection is gone: the browser asks for the page itself.
    const reload = () => location.reload();
    if (moduleIsMissing(error)) reload();
    else if (!late) void loadProblemPages().then(setLate, reload);
  }, [error, late]);

  return late ? <late.ProblemPages error={error} address={pathname + search} /> : null;
}
