import { writePage } from '@awning/release/writePage';
import { catalogue } from '@awning/templates/catalogue';
import { findTemplate } from '@awning/shop/catalogue';
import { shots } from '@awning/templates/shots';
import { drawnSites, germanSites, sites } from '@awning/templates/sites';
import { addressesUnder } from '@awning/templates/siteAddress';
import type { Sample } from '@awning/templates/samples';
import type { RenderedPage } from '@awning/contract/renderer';
import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';
import { cardSize } from '../head/shareCard.ts';
import { absolute } from '../head/siteUrl.ts';
import { ShopBar } from './ShopBar.tsx';
import shopBarStyles from './shopBar.css?inline';

/** The data that a demo needs beside its markup. */
export interface DemoAssets {
  css: string;
  fonts: readonly string[];
  /** The colours that its design is offered in. */
  palettes: Sample['palettes'];
}

export interface DemoPage {
  templateId: string;
  /** The page of the site; for an unknown one the site's own “not found” is shown. */
  slug: string;
  /** Another make of it, in a folder of its own: with drawings in place of photographs, or in German. */
  room?: Room | undefined;
}

/** The makes of a demo beside its first, each in a folder of its own under the demo's address. */
const rooms = { drawn: drawnSites, de: germanSites } as const;
type Room = keyof typeof rooms;
const roomNames = Object.keys(rooms) as Room[];

/** A slug that no page has. */
const notFound = '404';

const siteOf = ({ templateId, room }: Omit<DemoPage, 'slug'>) => (room ? rooms[room] : sites)[templateId];

const addressOf = (demo: DemoPage) =>
  addressesUnder(
    `${paths.demo.to({ templateId: demo.templateId, '*': '' })}/${demo.room ? `${demo.room}/` : ''}`,
    siteOf(demo)?.pages ?? [],
  )(demo.slug);

/** The page of a demo at an address, if it is one. */
export function demoAt(url: string): DemoPage | undefined {
  const { pathname } = new URL(url, 'http://site.invalid');
  const match = matchPath({ path: paths.demo.pattern, caseSensitive: true }, pathname);
  const { templateId = '', '*': rest = '' } = match?.params ?? {};
  if (!Object.hasOwn(sites, templateId)) return undefined;
  const [first] = rest.split('/', 1);
  const room = roomNames.find((name) => name === first && Object.hasOwn(rooms[name], templateId));
  const asked = (room ? rest.slice(room.length + 1) : rest).replace(/\/$/, '');
  const demo = { templateId, ...(room && { room }) };
  const page = siteOf(demo)?.pages.find(({ address }) => address === asked);
  return { ...demo, slug: page?.slug ?? notFound };
}

/** Whether a demo has a page at a path. */
export function isDemoPage(pathname: string): boolean {
  const demo = demoAt(pathname);
  return demo !== undefined && demo.slug !== notFound;
}

/** Every page of every demo, with the file that it is written to. */
export function listDemoPages(): (DemoPage & { file: string })[] {
  const filed = (demo: DemoPage) => ({ ...demo, file: `${addressOf(demo)}index.html`.slice(1) });
  return Object.entries(sites).flatMap(([templateId, { pages }]) => [
    ...pages.map(({ slug }) => filed({ templateId, slug })),
    ...roomNames.flatMap((room) =>
      (rooms[room][templateId]?.pages ?? []).map(({ slug }) => filed({ templateId, slug, room })),
    ),
    { templateId, slug: notFound, file: `${addressOf({ templateId, slug: '' })}404.html`.slice(1) },
  ]);
}

/** Tells search engines of the same page in the languages that it is there in. Nothing where it is there in one. */
function OtherLanguages({ demo: { templateId, slug } }: { demo: DemoPage }) {
  const makes = [undefined, 'de' as const]
    .map((room) => ({ templateId, slug, room }))
    .filter((make) => siteOf(make)?.pages.some((page) => page.slug === slug));
  if (makes.length < 2) return null;
  return makes.map((make) => (
    <link
      key={make.room ?? ''}
      rel="alternate"
      hrefLang={make.room ?? 'en'}
      href={absolute(addressOf(make))}
    />
  ));
}

interface SharedAsProps {
  demo: DemoPage;
  title: string;
  description: string;
}

/** The title, text and picture that other sites show for a shared page of the demo (ogp.me). */
function SharedAs({ demo, title, description }: SharedAsProps) {
  const { templateId } = demo;
  // Drawn or photographed, it is one page to search engines and shared links.
  const address = absolute(addressOf(demo.room === 'drawn' ? { ...demo, room: undefined } : demo));
  const share = shots[templateId]?.share;
  const tags = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    ...(share && {
      'og:image': absolute(share),
      'og:image:width': String(cardSize.width),
      'og:image:height': String(cardSize.height),
      'og:image:alt': findTemplate(catalogue, templateId)?.image ?? title,
    }),
  };
  return (
    <>
      <link rel="canonical" href={address} />
      {demo.room !== 'drawn' && <OtherLanguages demo={demo} />}
      {Object.entries(tags).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Renders one page of a demo: the site itself, in its own theme, under a bar that leads back to the shop. */
export function renderDemo(demo: DemoPage, { css, fonts, palettes }: DemoAssets): RenderedPage {
  const site = siteOf(demo);
  const template = findTemplate(catalogue, demo.templateId);
  if (!site || !template) throw new RangeError(`No template is called ${demo.templateId}.`);

  const page = site.pages.find(({ slug }) => slug === demo.slug);
  const { title, description } = page ?? site.notFound;
  const { html, headers } = writePage({
    site,
    title,
    description,
    head: (
      <>
        {demo.room === 'drawn' && <meta name="robots" content="noindex" />}
        {page && <SharedAs demo={demo} title={title} description={description} />}
      </>
    ),
    children: <site.Page slug={demo.slug} href={(slug) => addressOf({ ...demo, slug })} />,
    over: { children: <ShopBar template={template} palettes={palettes} />, css: shopBarStyles },
    structuredData: site.structuredData,
    css,
    fonts,
    icon: '/favicon.svg',
  });
  return { status: page ? 200 : 404, html, headers };
}
