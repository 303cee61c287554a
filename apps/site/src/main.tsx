import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type HydrationState } from 'react-router-dom';
import './shell.ts';
import { App } from './App.tsx';
import { pageDataId, type PageData } from './pageData.ts';
import { replayClicks } from './replayClicks.ts';
import type { RouteHandle } from './routeHandle.ts';
import { loadProblemPages } from './routes/problem.tsx';
import { routes } from './routes.ts';

const root = document.getElementById('root');
const json = document.getElementById(pageDataId)?.textContent;
if (root) await start(root, json ? (JSON.parse(json) as PageData) : undefined);

// Vite fetches the styles of each module it imports, unless the document has them. These are in the page already;
// a link that is made disabled is never fetched, while one in the HTML would be.
function haveStyles(stylesheets: readonly string[]) {
  for (const href of stylesheets) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href });
    document.head.append(link);
  }
}

async function start(container: HTMLElement, page: PageData | undefined) {
  haveStyles(page?.styles ?? []);
  const matches = matchRoutes(routes, location) ?? [];
  // Hydration needs the page's own module at once; the router would load it a tick later and find a blank.
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const module = await route.lazy();
      Object.assign(route, module);
      delete route.lazy;
    }),
  );

  if (page?.errors) await loadProblemPages();

  const readsQuery = matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.readsQuery);
  const rendered =
    page?.location.pathname === location.pathname &&
    (!readsQuery || page.location.search === location.search);

  const hydrationData: HydrationState | undefined = rendered ? page : undefined;
  const router = createBrowserRouter(routes, hydrationData && { hydrationData });
  const app = (
    <App onReady={replayClicks}>
      <RouterProvider router={router} />
    </App>
  );

  // A page rendered for another address (a plain file host serving its 404 page, say) is drawn afresh.
  if (rendered) hydrateRoot(container, app);
  else createRoot(container).render(app);
}
