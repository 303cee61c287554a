import { LiveText } from '@awning/ui/components/LiveText';
import { ToastRegion } from '@awning/ui/components/ToastRegion';
import type { ReactNode } from 'react';
import { Blocks } from '../../problems/Blocks/Blocks.tsx';
import { Fold } from '../Fold.tsx';
import { SiteNavbar, type SiteNavbarProps } from '../SiteNavbar/SiteNavbar.tsx';

export interface LayoutProps extends SiteNavbarProps {
  children: ReactNode;
  /** What stands under every page. */
  footer: ReactNode;
  /** Said aloud: the title of the page one has come to. */
  announcement?: string;
}

/** What every page of the shop shares. */
export function Layout(props: LayoutProps) {
  const { children, path, viewer, onLogOut, onToggleTheme, footer, announcement = '' } = props;

  return (
    <>
      <Blocks>
        <SiteNavbar path={path} viewer={viewer} onLogOut={onLogOut} onToggleTheme={onToggleTheme} />
      </Blocks>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Fold />
      <Blocks>{footer}</Blocks>
      <LiveText>{announcement}</LiveText>
      <ToastRegion />
    </>
  );
}
