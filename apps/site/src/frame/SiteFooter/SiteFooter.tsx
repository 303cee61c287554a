import { brand } from '@awning/content/brand';
import { imprint, waysToAsk } from '@awning/content/policies/imprint';
import { layout } from '@awning/content/layout';
import { Footer, type FooterProps } from '@awning/ui/sections/Footer';
import { anchors, paths, quoteHref } from '../../paths.ts';

export interface SiteFooterProps extends Pick<FooterProps, 'newsletter'> {
  /** For the small print. */
  year: number;
  /** Where the visitor is busy: the small print and where to ask, and no ways on. */
  slim?: boolean | undefined;
}

const { columns, smallPrint } = layout;

const policies = [
  { label: smallPrint.privacy, href: paths.privacy.to() },
  { label: smallPrint.terms, href: paths.terms.to() },
  { label: smallPrint.refunds, href: paths.refunds.to() },
  { label: smallPrint.cookies, href: paths.cookiePolicy.to() },
];

/** The foot of every page: the ways on once more, the newsletter, the small print. */
export function SiteFooter({ year, newsletter, slim }: SiteFooterProps) {
  const shared = { copyright: { year, holder: imprint.join(' · ') }, labels: layout };
  if (slim) return <Footer {...shared} policies={[...policies, ...waysToAsk]} />;

  return (
    <Footer
      {...shared}
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
            ...waysToAsk.slice(1),
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
      policies={policies}
      social={brand.social}
    />
  );
}
