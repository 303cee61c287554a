import { addressesUnder } from '@awning/templates/siteAddress';
import type { Answer, TemplateSite } from '@awning/templates/site';
import type { ReactNode } from 'react';
import { drawFavicon } from './favicon.ts';
import { machineTexts } from './machineTexts.ts';
import { pictureFiles, pictureParts, sharePicture } from './pictureParts.ts';
import type { DesignBundle, ReleaseFile, ReleaseInput, ReleasePart, TellPages } from './release.ts';
import { writePage } from './writePage.tsx';

/** How the files are opened: from their host, or by the owner from their own disk. */
export type Standing = 'host' | 'disk';

const answers: readonly Answer[] = ['sent', 'refused'];

const text = (path: string, type: string, content: string): ReleaseFile => ({
  path,
  type: `${type}; charset=utf-8`,
  bytes: new TextEncoder().encode(content),
  immutable: false,
});

interface PageOfSite {
  path: string;
  title: string;
  description: string;
  /** Its address for search engines and shared links. The others are not listed. */
  address?: string;
  render: (site: TemplateSite, href: (slug: string) => string) => ReactNode;
}

/**
 * Builds a site into files. Neither a clock nor chance nor a disk takes part in it: the same input on the same bundle
 * gives the same bytes on any machine.
 */
export function buildRelease(
  input: ReleaseInput,
  { design, css, fonts }: Pick<DesignBundle, 'design' | 'css' | 'fonts'>,
  standing: Standing = 'host',
  tell: TellPages = () => undefined,
): readonly ReleasePart[] {
  const { content, options, pictures, origin, formsAt, reportUrl } = input;

  /** The site as a page sees it that lies so many folders deep: on a disk there is no root to start from. */
  function seenFrom(path: string) {
    const root = standing === 'host' ? '/' : '../'.repeat(path.split('/').length - 1);
    const site = design.render({
      content,
      options,
      files: pictureFiles(pictures, root),
      formAction: formsAt === null ? null : `${formsAt}/forms`,
      reportUrl,
    });
    const address = addressesUnder(root, site.pages);
    const href = standing === 'host' ? address : (slug: string) => `${address(slug)}index.html`;
    return { root, site, href };
  }

  const { site: whole } = seenFrom('index.html');
  const addressOf = addressesUnder('/', whole.pages);
  const { front } = whole;
  const source = front && pictures[front.file];
  const share = source && sharePicture(front.file, source);
  const image = share && { ...share, url: `${origin}/${share.path}`, alt: front.alt };

  function write({ path, title, description, address, render }: PageOfSite): ReleaseFile & { html: string } {
    const { root, site, href } = seenFrom(path);
    const assets = `${root}assets/`;
    const found: Readonly<Record<string, string | undefined>> = {
      'og:type': 'website',
      'og:title': title,
      'og:description': description,
      'og:site_name': site.name,
      'og:url': address && origin + address,
      'og:image': image?.url,
      'og:image:width': image && String(image.width),
      'og:image:height': image && String(image.height),
      'og:image:alt': image?.alt,
    };
    const { html, headers } = writePage({
      site,
      title,
      description,
      head:
        address === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={origin + address} />
            {Object.entries(found).map(
              ([property, said]) => said && <meta key={property} property={property} content={said} />,
            )}
            {image && <meta name="twitter:card" content="summary_large_image" />}
          </>
        ),
      children: render(site, href),
      structuredData: {
        ...site.structuredData,
        '@id': `${origin}/`,
        url: `${origin}/`,
        ...(image && { image: image.url }),
      },
      css: css.replaceAll('url(fonts/', `url(${assets}`),
      // A browser lets no page on a disk preload a font.
      fonts: standing === 'host' ? fonts.map(({ name }) => assets + name) : [],
      icon: `${root}favicon.svg`,
    });
    const policy = headers['content-security-policy'];
    return {
      ...text(path, 'text/html', html),
      ...(policy && { headers: { 'content-security-policy': policy } }),
      html,
    };
  }

  const pages = whole.pages.map((page, place) => {
    const written = write({
      ...page,
      path: `${addressOf(page.slug)}index.html`.slice(1),
      address: addressOf(page.slug),
      render: ({ Page }, href) => <Page slug={page.slug} href={href} />,
    });
    tell(place + 1, whole.pages.length);
    return { ...written, page: page.slug };
  });
  const notFound = write({
    ...whole.notFound,
    path: '404.html',
    render: ({ Page }, href) => <Page slug="404" href={href} />,
  });
  // Elsewhere a form is answered at the address it is posted to.
  const forms = standing === 'host' ? formsOn(pages.map(({ html }) => html)) : [];
  const answered = forms.flatMap((form) =>
    answers.map((answer) =>
      write({
        ...whole.answers[answer],
        path: `forms/${form}/${answer}/index.html`,
        render: ({ AnswerPage }, href) => <AnswerPage answer={answer} href={href} />,
      }),
    ),
  );

  const written = [...pages, notFound, ...answered];
  const shown = new Set(written.flatMap(({ html }) => html.match(/\bassets\/[\w.-]+/g) ?? []));
  const isShown = ({ path }: { path: string }) => shown.has(path);
  const texts = machineTexts(
    origin,
    whole.pages.map(({ slug }) => addressOf(slug)),
  );
  return [
    ...written.map(({ html: _html, ...file }) => file),
    text('favicon.svg', 'image/svg+xml', drawFavicon(whole, css)),
    text('robots.txt', 'text/plain', texts['robots.txt']),
    text('sitemap.xml', 'application/xml', texts['sitemap.xml']),
    ...fonts
      .map(({ name, bytes }) => ({ path: `assets/${name}`, type: 'font/woff2', bytes, immutable: true }))
      .filter(isShown),
    ...pictureParts(pictures).filter(isShown),
  ].toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** The names of the forms of these pages, as they are posted. */
const formsOn = (pages: readonly string[]): readonly string[] => [
  ...new Set(
    pages.flatMap((html) =>
      [...html.matchAll(/<form\b[^>]* action="[^"]*\/forms\/([^"/]+)"/g)].map(([, form = '']) => form),
    ),
  ),
];
