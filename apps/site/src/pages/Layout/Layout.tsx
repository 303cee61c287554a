import { brand } from '@awning/content/brand';
import { layout } from '@awning/content/layout';
import { ToastRegion } from '@awning/ui/components/ToastRegion';
import { Footer } from '@awning/ui/sections/Footer';
import { Navbar } from '@awning/ui/sections/Navbar';
import type { ReactNode } from 'react';
import { paths, quoteHref } from '../../paths.ts';

export interface LayoutProps {
  children: ReactNode;
  /** The address that is shown, for marking where one is. */
  path: string;
  /** For the footer's small print. */
  year: number;
  /** The trades there are windows for, for the footer. */
  trades: readonly { label: string; href: string }[];
}

/** What every page of the shop shares. */
export function Layout({ children, path, year, trades }: LayoutProps) {
  const home = paths.home.to();
  const templates = paths.catalogue.to();

  return (
    <>
      <Navbar
        brand={{ name: brand.name, href: home }}
        items={[
          { label: layout.home, href: home, current: path === home },
          { label: layout.templates, href: templates, current: path.startsWith(templates) },
        ]}
        canopy={path === home ? 'down' : 'rolled'}
        path={path}
        labels={layout}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        brand={{ name: brand.name, href: home, tagline: brand.tagline }}
        columns={[
          { heading: layout.shelf, links: [{ label: layout.allTemplates, href: templates }, ...trades] },
          {
            heading: layout.counter,
            links: [
              { label: layout.write, href: `mailto:${brand.email}` },
              { label: layout.quote, href: quoteHref },
            ],
          },
        ]}
        copyright={{ year, holder: brand.legalName }}
        labels={layout}
      />
      <ToastRegion />
    </>
  );
}
