import { brand } from '@awning/content/brand';
import { layout } from '@awning/content/layout';
import { Footer, type FooterProps } from '@awning/ui/sections/Footer';
import { anchors, paths, quoteHref } from '../../paths.ts';

export interface SiteFooterProps extends Pick<FooterProps, 'newsletter'> {
  /** For the small print. */
  year: number;
}

const { columns, smallPrint } = layout;

/** The foot of every page: the ways on once more, the newsletter, the small print. */
export function SiteFooter({ year, newsletter }: SiteFooterProps) {
  return (
    <Footer
      brand={{ name: brand.name, href: paths.home.to(), tagline: brand.tagline }}
      columns={[
        {
          heading: columns.product,
          links: [
            { label: layout.allTemplates, href: paths.catalogue.to() },
            { label: layout.chooser, href: paths.landing.to() },
            { label: layout.pricing, href: paths.pricing.to() },
            { label: layout.portfolio, href: paths.gallery.to() },
          ],
        },
        {
          heading: columns.company,
          links: [
            { label: layout.services, href: anchors.services },
            { label: layout.testimonies, href: anchors.testimonials },
            { label: layout.write, href: anchors.contact },
            { label: layout.quote, href: quoteHref },
          ],
        },
        {
          heading: columns.resources,
          links: [
            { label: layout.blog, href: paths.blog.to() },
            { label: layout.questions, href: `${paths.pricing.to()}#faq` },
            { label: layout.followOrder, href: paths.account.to() },
          ],
        },
      ]}
      newsletter={newsletter}
      policies={[
        { label: smallPrint.privacy, href: paths.privacy.to() },
        { label: smallPrint.terms, href: paths.terms.to() },
        { label: smallPrint.refunds, href: paths.refunds.to() },
        { label: smallPrint.cookies, href: paths.cookiePolicy.to() },
      ]}
      social={brand.social}
      copyright={{ year, holder: brand.legalName }}
      labels={layout}
    />
  );
}
