import { faults } from '@awning/content/faults';
import { FootNote } from '@awning/ui/components/FootNote';
import { LinkProvider } from '@awning/ui/components/Link';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { RouterLink } from './RouterLink.tsx';

export interface AppProps {
  children: ReactNode;
  /** Called once the page answers to the visitor. */
  onReady?: () => void;
}

/** What stands round the router, on the server and in the browser alike. */
export function App({ children, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <LinkProvider link={RouterLink}>{children}</LinkProvider>
      {/* Shown by prerender/lateEntry.js when none of this script comes. */}
      <FootNote id="script-note" text={faults.noScript} action={faults.again} hidden />
    </StrictMode>
  );
}
