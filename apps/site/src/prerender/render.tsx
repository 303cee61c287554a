import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { App } from '../App.tsx';
import { routes } from '../routes.ts';
import { themeClass } from '../shell.ts';
import { writeDocument, type PageAssets } from './document.ts';
import type { PageContext } from './pageContext.ts';

export interface RenderedPage {
  status: number;
  html: string;
  headers: Record<string, string>;
}

// Titles, descriptions and links come out before the first element that stays where it is.
const hoisted = /^(?:<(?:meta|link)\b[^>]*\/?>|<title>[^<]*<\/title>)*/;

/** Renders pages with the files of one build. */
export function createRenderer(assetsOf: (routeIds: readonly string[]) => PageAssets | Promise<PageAssets>) {
  const handler = createStaticHandler(routes);

  /** Renders the page at an address, with what only the server knows of it. */
  return async function render(url: string, page: PageContext = {}): Promise<RenderedPage> {
    const request = new Request(new URL(url, 'http://site.invalid'));
    const context = await handler.query(request, { requestContext: page });
    if (context instanceof Response) {
      const headers = { location: context.headers.get('location') ?? '/' };
      return { status: context.status, html: '', headers };
    }

    const markup = renderToString(
      <App>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
    );
    const head = hoisted.exec(markup)?.[0] ?? '';
    const { html, csp } = writeDocument(
      { head, body: markup.slice(head.length) },
      await assetsOf(context.matches.map(({ route }) => route.id)),
      { page: pageDataOf(context), theme: themeClass },
    );
    return {
      status: context.statusCode,
      html,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': csp },
    };
  };
}

function pageDataOf({ location, loaderData, errors }: StaticHandlerContext) {
  const { pathname, search } = location;
  return { location: { pathname, search }, loaderData, ...(errors && { errors }) };
}
