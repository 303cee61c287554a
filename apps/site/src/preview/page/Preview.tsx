import type { Design } from '@awning/templates/design';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { PreviewedPage, PreviewedSite } from '../messages.ts';
import { breakWords } from './breakWords.ts';
import { hrefOf } from './keepInside.ts';

export interface PreviewProps {
  design: Design;
  site: PreviewedSite;
  /** Called with the pages of each drawn site. */
  onDrawn: (pages: readonly PreviewedPage[]) => void;
  /** Called with the slug of the shown page, when it changes. */
  onPage: (slug: string) => void;
}

/** A page of a site while it is being filled in. It stays on the screen while its content changes. */
export function Preview({ design, site, onDrawn, onPage }: PreviewProps) {
  const input = {
    content: site.content,
    options: site.options,
    files: site.files,
    // Its forms look as they will, and are sent nowhere.
    formAction: '/forms',
  };
  const { pages, theme, language } = design.render(input);
  const slug = pages.some((page) => page.slug === site.page) ? site.page : '';
  const arrive = useEffectEvent(onPage);

  useLayoutEffect(() => {
    document.documentElement.className = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  useLayoutEffect(() => breakWords(document.body, language), [language]);
  useLayoutEffect(() => arrive(slug), [slug]);
  useEffect(() =>
    onDrawn(
      pages.map(({ slug: of, name }) => ({
        slug: of,
        name,
        shows: design.pages.find((page) => page.slug === of)?.needs ?? [],
      })),
    ),
  );

  return <design.Page {...input} slug={slug} href={hrefOf} />;
}
