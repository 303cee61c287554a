import { ToastRegion } from '@awning/ui/components/ToastRegion';
import type { ReactNode } from 'react';
import { Blocks } from '../Blocks/Blocks.tsx';
import { SiteFooter, type SiteFooterProps } from '../SiteFooter/SiteFooter.tsx';
import { SiteNavbar, type SiteNavbarProps } from '../SiteNavbar/SiteNavbar.tsx';

export interface LayoutProps extends SiteNavbarProps, SiteFooterProps {
  children: ReactNode;
}

/** What every page of the shop shares. */
export function Layout({ children, path, viewer, onLogOut, ...footer }: LayoutProps) {
  return (
    <>
      <Blocks>
        <SiteNavbar path={path} viewer={viewer} {...(onLogOut && { onLogOut })} />
      </Blocks>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Blocks>
        <SiteFooter {...footer} />
      </Blocks>
      <ToastRegion />
    </>
  );
}
