import { brand } from '@awning/content/brand';
import { useLocation } from 'react-router-dom';
import { cardSize, shareCard } from './shareCard.ts';
import { absolute } from './siteUrl.ts';

export interface MetaProps {
  /** The page's own name; the shop's is added. Home has none: it is the shop. */
  title?: string;
  /** One or two sentences, as a search engine shows them. */
  description?: string;
  /** The address it is known by, where this one is another. */
  canonical?: string | undefined;
  /** What kind of thing it is (ogp.me, “Object Types”). Default: `website`. */
  type?: 'article';
  /** Kept out of search engines: it is one visitor's own, or says that there is nothing. */
  noIndex?: boolean;
}

/** What the page is called outside itself. React moves it into the head. */
export function Meta({ title, description, canonical, type, noIndex = false }: MetaProps) {
  const { pathname } = useLocation();
  return (
    <>
      <title>{title ? `${title} · ${brand.name}` : `${brand.name} · ${brand.promise}`}</title>
      {description && <meta name="description" content={description} />}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Shared
          title={title ?? brand.promise}
          description={description}
          path={canonical ?? pathname}
          type={type}
        />
      )}
    </>
  );
}

interface SharedProps {
  title: string;
  description: string | undefined;
  path: string;
  type: string | undefined;
}

/** What other sites show of a page that is shared on them, and its one address. */
function Shared({ title, description = brand.description, path, type = 'website' }: SharedProps) {
  const tags = {
    'og:site_name': brand.name,
    'og:type': type,
    'og:locale': brand.language.replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': absolute(path),
    'og:image': absolute(shareCard(path)),
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': title,
  };
  return (
    <>
      <link rel="canonical" href={absolute(path)} />
      {Object.entries(tags).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
