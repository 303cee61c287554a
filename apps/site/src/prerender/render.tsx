import type { PageContext, RenderedPage } from '@awning/contract/renderer';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { App } from '../App.tsx';
import { loadProblemPages } from '../routes/problem.tsx';
import { routes } from '../routes.ts';
import { themeClass } from '../shell.ts';
import { writeDocument, type PageAssets } from './document.ts';
import { splitHead } from './splitHead.ts';

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
    const { html, csp } = writeDocument(
      splitHead(markup),
      await assetsOf([
        ...context.matches.map(({ route }) => route.id),
        ...(context.errors ? ['problemPages'] : []),
      ]),
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
