import { LanguageLinks } from '@awning/ui/components/LanguageLinks';
import type { SiteProps } from '../defineDesign.tsx';

/** Leads to the sites of the business in other languages, each at its first page. Nothing where there is one alone. */
export function LanguagesPart({
  site,
  homeHref,
}: {
  site: Pick<SiteProps, 'content' | 'labels' | 'language'>;
  homeHref: string;
}) {
  const { content, labels, language } = site;
  const others = (content.alsoIn ?? []).filter(
    (other, place, all) =>
      other.language !== language && all.findIndex((one) => one.language === other.language) === place,
  );
  return (
    <LanguageLinks
      items={[
        { lang: language, label: labels.asks.languages[language], href: homeHref, current: true },
        ...others.map((other) => ({
          lang: other.language,
          label: labels.asks.languages[other.language],
          href: other.address,
        })),
      ]}
      labels={{ nav: labels.asks.language }}
    />
  );
}
