import { ToastRegion } from '@awning/ui/components/ToastRegion';
import type { ReactNode } from 'react';
import { SiteFooter, type SiteFooterProps } from '../SiteFooter/SiteFooter.tsx';
import { SiteNavbar, type SiteNavbarProps } from '../SiteNavbar/SiteNavbar.tsx';

export interface LayoutProps extends SiteNavbarProps, SiteFooterProps {
  children: ReactNode;
}

/** What every page of the shop shares. */
export function Layout({ children, path, viewer, onLogOut, onSwitchLights, ...footer }: LayoutProps) {
  return (
    <>
      <SiteNavbar
        path={path}
        viewer={viewer}
        {...(onLogOut && { onLogOut })}
        {...(onSwitchLights && { onSwitchLights })}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...footer} />
      <ToastRegion />
    </>
  );
}
