import type { ReactNode } from 'react';
import { Link } from '@awning/ui/components/Link';

export interface LayoutProps {
  children: ReactNode;
  /** The address that is shown, for marking where one is. */
  path: string;
}

/** What every page of the shop shares. */
export function Layout({ children, path }: LayoutProps) {
  return (
    <>
      <header>
        <Link href="/">Awning</Link>{' '}
        <Link href="/templates" {...(path === '/templates' && { 'aria-current': 'page' as const })}>
          Templates
        </Link>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
