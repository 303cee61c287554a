import { brand } from '@awning/content/brand';

export interface MetaProps {
  /** The page's own name; the shop's is added. */
  title: string;
  /** One or two sentences, as a search engine shows them. */
  description?: string;
  /** The address it is known by, where this one is another. */
  canonical?: string;
  /** Kept out of search engines: it is somebody's own, or says that there is nothing. */
  noIndex?: boolean;
}

/** What the page is called outside itself. React moves it into the head. */
export function Meta({ title, description, canonical, noIndex = false }: MetaProps) {
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
