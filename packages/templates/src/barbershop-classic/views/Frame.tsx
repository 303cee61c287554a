import { Page } from '@awning/ui/primitives';
import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import type { ReactNode } from 'react';
import type { SitePageProps } from '../../design/site.ts';
import { holdAChair, labels, shop } from '../content/shop.ts';
import { pages } from '../pages.ts';
import { pole } from '../site.css.ts';
import { theme } from '../theme.css.ts';

/** What stands around every page: the signboard above, the name below, the pole beside. */
export function Frame({ slug, href, children }: SitePageProps & { children: ReactNode }) {
  return (
    <Page theme={theme}>
      <div className={pole}>
        <HeaderRow
          name={shop.sign}
          homeHref={href('')}
          nav={{
            label: labels.nav,
            links: pages.map((page) => ({
              label: page.name,
              href: href(page.slug),
              current: page.slug === slug,
            })),
          }}
          action={{ label: holdAChair, href: `${href('find-us')}#hold` }}
          labels={labels}
        />
        <main id="main">{children}</main>
        <ContactFooter
          name={shop.sign}
          contact={[
            { text: shop.address },
            { text: shop.phone.label, href: shop.phone.href },
            { text: shop.mail.label, href: shop.mail.href },
          ]}
          footnote={shop.smallPrint}
        />
      </div>
    </Page>
  );
}
