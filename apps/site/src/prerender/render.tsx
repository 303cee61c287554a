import type { PageContext, RenderedPage } from '@awning/contract/renderer';
import { jsonFor } from '@awning/release/jsonFor';
import { splitHead } from '@awning/release/splitHead';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { App } from '../frame/App.tsx';
import { loadProblemPages } from '../problems/useProblem.ts';
import type { RouteHandle } from '../hydration/routeHandle.ts';
import { routes } from '../routes.ts';
import { themeClass } from '../frame/themeClass.ts';
import { absolute } from '../head/siteUrl.ts';
import type { LateData } from '../hydration/pageData.ts';
import { writeDocument, type LeftOut, type PageAssets } from './document.ts';

const noIndex = '<meta name="robots" content="noindex"';

/**
 * The routes that a page is rendered by: those whose script it starts with, and those whose script is loaded when they
 * are touched.
 */
export interface PageRoutes {
  eager: readonly string[];
  lazy: readonly string[];
}

/** A page that is rendered and not yet written. */
export interface UnwrittenPage {
  /** All its styles, and its markup. */
  css: string;
  body: string;
  /** What of its data may come with its script. */
  late: LateData;
  /** Writes its document, without what it leaves to other files. */
  write: (left?: LeftOut) => RenderedPage;
}

/** Renders pages with the files of one build. */
export function createRenderer(assetsOf: (routes: PageRoutes) => PageAssets | Promise<PageAssets>) {
  const handler = createStaticHandler(routes);

  /** Renders the page at an address, with the data that only the server has. */
  return async function renderUnwritten(url: string, page: PageContext = {}): Promise<UnwrittenPage> {
    const request = new Request(new URL(url, 'http://site.invalid'));
    const context = await handler.query(request, { requestContext: page });
    if (context instanceof Response) {
      const headers = { location: context.headers.get('location') ?? '/' };
      return {
        css: '',
        body: '',
        late: { styles: [] },
        write: () => ({ status: context.status, html: '', headers }),
      };
    }

    await loadProblemPages();
    const markup = renderToString(
      <App>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
    );
    const parts = splitHead(markup);
    const asked = routesOf(context);
    const assets = await assetsOf(asked);
    const data = {
      ...pageDataOf(context),
      ...((page.checkout || page.refused) && { answersForm: true as const }),
    };
    // The form is the same for every buyer of a design.
    const forms = page.workshop ? [jsonFor(page.workshop.form)] : [];
    return {
      css: assets.css,
      body: parts.body,
      late: { styles: assets.stylesheets, loaderData: data.loaderData },
      write: (left) => {
        const rests = asked.lazy.length > 0 && !context.errors && !data.answersForm;
        const { html, csp, open } = writeDocument(
          parts,
          assets,
          { page: data, theme: themeClass, rests },
          left,
        );
        return {
          status: context.statusCode,
          html,
          open: placesOf([...open, ...forms], html),
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': csp,
            ...(parts.head.includes(noIndex) && { 'x-robots-tag': 'noindex' }),
          },
        };
      },
    };
  };
}

/** The positions of these texts in a page: each after the one before. */
function placesOf(texts: readonly string[], html: string) {
  let from = 0;
  return texts.flatMap((text) => {
    const start = html.indexOf(text, from);
    if (start === -1 || text === '') return [];
    from = start + text.length;
    return [[start, from] as const];
  });
}

function routesOf({ matches, errors }: StaticHandlerContext): PageRoutes {
  const isIsland = ({ route }: (typeof matches)[number]) =>
    (route.handle as RouteHandle | undefined)?.isIsland;
  const idOf = ({ route }: (typeof matches)[number]) => route.id;
  return {
    eager: [...matches.filter((match) => !isIsland(match)).map(idOf), ...(errors ? ['problemPages'] : [])],
    lazy: matches.filter(isIsland).map(idOf),
  };
}

function pageDataOf({ location, loaderData, errors }: StaticHandlerContext) {
  const { pathname, search } = location;
  return { location: { pathname, search }, siteUrl: absolute(''), loaderData, ...(errors && { errors }) };
}
