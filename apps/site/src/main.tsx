import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  RouterProvider,
  type HydrationState,
  type LoaderFunction,
  type RouteObject,
} from 'react-router-dom';
import './frame/themeClass.ts';
import { App } from './frame/App.tsx';
import { ChunkLoadError, fetchChunk, openAsDocument, tookTooLong } from './hydration/chunks.ts';
import { isGuarded } from './session/isGuarded.ts';
import { watchBfcache } from './session/bfcache.ts';
import { tolerateTranslation, revertExternalMutations } from './hydration/externalMutations.ts';
import { pageDataId, type InlineData, type LateData, type PageData } from './hydration/pageData.ts';
import { replayClicks } from './hydration/replayClicks.ts';
import type { RouteHandle } from './hydration/routeHandle.ts';
import { loadProblemPages } from './problems/useProblem.ts';
import { routes } from './routes.ts';
import { learnSiteUrl } from './head/siteUrl.ts';
import { leaveHashesToBrowser, navigateAfterHydration } from './hydration/awaitingHydration.ts';
import { refresh } from './state/renewal.ts';

const root = document.getElementById('root');
const json = document.getElementById(pageDataId)?.textContent;
// Not awaited: what a page's own module shares with this one would wait for it, and it for that module.
if (root) void readPage(json).then((page) => start(root, page), missScript);

async function readPage(inline: string | undefined): Promise<PageData | undefined> {
  if (!inline) return undefined;
  const page = JSON.parse(inline) as InlineData;
  if (!('late' in page)) return page;
  // The start script fetches it beside this module.
  const { default: late } = (await import(/* @vite-ignore */ page.late)) as { default: LateData };
  return { ...page, ...late };
}

function missScript(cause: unknown) {
  window.missScript?.(cause);
}

// Vite fetches the styles of each module it imports, unless the document has them. These are in the page already;
// a link that is made disabled is never fetched, while one in the HTML would be.
function haveStyles(stylesheets: readonly string[]) {
  for (const href of stylesheets) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href });
    document.head.append(link);
  }
  // The page that is left takes what stands in it along, and the next one needs it too.
  const below = document.querySelector('[data-fold] > link');
  if (below) document.head.append(below.cloneNode());
}

/** Calls `recover` with the error when the module of a route does not load. */
function recoverWith(recover: (error: unknown) => Promise<never>, list: readonly RouteObject[]): void {
  for (const route of list) {
    const { lazy, loader, children } = route;
    if (typeof lazy === 'function') route.lazy = () => fetchChunk(lazy).catch(recover);
    if (typeof loader === 'function') {
      const load: LoaderFunction = async (args, context) => {
        try {
          return await loader(args, context);
        } catch (error) {
          if (error instanceof ChunkLoadError) return recover(error);
          throw error;
        }
      };
      route.loader = Object.assign(load, loader);
    }
    if (children) recoverWith(recover, children);
  }
}

async function start(container: HTMLElement, page: PageData | undefined) {
  // A reload then asks for the page and does not send the form again.
  if (page?.answersForm) history.replaceState(null, '', page.location.pathname + page.location.search);
  // Logs a returning customer in again (docs/product.md, “Accounts and sessions”); a public page does not wait for it.
  void refresh();
  watchBfcache();
  learnSiteUrl(page?.siteUrl ?? location.origin);
  haveStyles(page?.styles ?? []);
  const matches = matchRoutes(routes, location) ?? [];
  // Hydration needs the page's own module at once; the router would load it a tick later and find a blank.
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const module = await fetchChunk(route.lazy);
      Object.assign(route, module);
      delete route.lazy;
    }),
  );

  if (page?.errors) await loadProblemPages();

  const readsQuery = matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.readsQuery);
  const rendered =
    page?.location.pathname === location.pathname &&
    (!readsQuery || page.location.search === location.search);

  recoverWith(async (error) => {
    const { location: asked } = router.state.navigation;
    // Its document would wait for the same script once more.
    if (asked && isGuarded(asked.pathname) && tookTooLong(error)) throw error;
    return openAsDocument(asked ? location.origin + createPath(asked) : location.href, error);
  }, routes);
  const hydrationData: HydrationState | undefined = rendered ? page : undefined;
  leaveHashesToBrowser(() => router.state.location);
  const router = createBrowserRouter(routes, hydrationData && { hydrationData });
  navigateAfterHydration(router);
  const app = (
    <App onReady={replayClicks}>
      <RouterProvider router={router} />
    </App>
  );

  const wasChanged = revertExternalMutations();
  tolerateTranslation(container);
  // A page rendered for another address (a plain file host serving its 404 page, say) is rendered afresh.
  if (!rendered) createRoot(container).render(app);
  // At once, or a translator is there again before React, or what a loader says before the page that waits for it.
  else if (wasChanged || !router.state.initialized) flushSync(() => hydrateRoot(container, app));
  else hydrateRoot(container, app);

  if (navigator.connection?.saveData) return;
  // Without it the next page comes when its link is pressed.
  const ahead = await import('./hydration/prefetch.ts').catch(() => undefined);
  ahead?.prefetchPages(routes, router);
}
