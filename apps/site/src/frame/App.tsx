import { faults } from '@awning/content/problems/faults';
import { FailureBar } from '@awning/ui/components/FailureBar';
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
      {/* Shown by hydration/startScript.js when none of this script comes. */}
      <FailureBar id="script-note" text={faults.noScript} button={faults.again} hidden />
    </StrictMode>
  );
}
