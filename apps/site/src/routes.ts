import { redirect, type RouteObject } from 'react-router-dom';
import { islandRoute, type RouteModule } from './hydration/islandRoute.ts';
import { anchors, paths } from './paths.ts';
import type { RouteHandle } from './hydration/routeHandle.ts';
import * as layout from './frame/routes/layout.tsx';
import * as problem from './problems/routes/problem.tsx';

type PathName = keyof typeof paths;
const readsQuery: RouteHandle = { readsQuery: true };
const showsSaved: RouteHandle = { ...readsQuery, showsSaved: true };

/** A page's name and address. Small letters are its own and no others, as where pages are plain files. */
const placeOf = (id: PathName) => ({ id, path: paths[id].pattern, caseSensitive: true });

/** A public page: rendered by the build or the server, its module fetched when it is touched. */
const publicRoute = (
  id: PathName,
  fetchModule: () => Promise<RouteModule>,
  handle?: RouteHandle,
): RouteObject => ({
  ...placeOf(id),
  ...islandRoute(fetchModule, handle),
});

/** A page for one visitor alone: its module is fetched at once. */
const personalRoute = (id: PathName, lazy: () => Promise<object>, handle?: RouteHandle) => ({
  ...placeOf(id),
  lazy,
  // Its data is asked for when they are there.
  handle: { ...handle, prefetch: lazy } satisfies RouteHandle,
});

/** What every address of a room shares when something is missing or breaks there. */
const withProblems = (id: string, children: RouteObject[]): RouteObject => ({
  id,
  ErrorBoundary: problem.ErrorBoundary,
  children,
});

/** The site map: each address and the module that is loaded for it. A route's id is the name of its module. */
export const routes: RouteObject[] = [
  {
    id: 'layout',
    ErrorBoundary: problem.ErrorBoundary,
    Component: layout.Component,
    loader: layout.loader,
    shouldRevalidate: layout.shouldRevalidate,
    children: [
      withProblems('problem', [
        publicRoute('home', () => import('./home/routes/home.tsx')),
        publicRoute('pricing', () => import('./pricing/routes/pricing.tsx'), readsQuery),
        publicRoute('landing', () => import('./catalogue/routes/landing.tsx')),
        publicRoute('gallery', () => import('./catalogue/routes/gallery.tsx'), readsQuery),
        { ...placeOf('services'), loader: () => redirect(anchors.services) },
        { ...placeOf('portfolio'), loader: () => redirect(paths.gallery.to()) },
        publicRoute('blog', () => import('./blog/routes/blog.tsx'), readsQuery),
        publicRoute('post', () => import('./blog/routes/post.tsx')),

        // The whole shop and one trade's shelf are one page.
        {
          ...publicRoute('catalogue', () => import('./catalogue/routes/catalogue.tsx'), showsSaved),
          path: `${paths.category.pattern}?`,
        },
        publicRoute('template', () => import('./catalogue/routes/template.tsx'), showsSaved),
        personalRoute('try', () => import('./try/routes/try.tsx'), readsQuery),
        personalRoute('tried', () => import('./try/routes/tried.tsx')),
        publicRoute('checkout', () => import('./checkout/routes/checkout.tsx'), {
          ...readsQuery,
          knowsViewer: true,
        }),
        personalRoute('checkoutReturn', () => import('./order/routes/checkoutReturn.tsx'), readsQuery),
        personalRoute('order', () => import('./order/routes/order.tsx'), readsQuery),
        personalRoute('workshop', () => import('./order/routes/workshop.tsx'), readsQuery),

        personalRoute('login', () => import('./account/routes/login.tsx')),
        personalRoute('signUp', () => import('./account/routes/signUp.tsx')),
        { ...placeOf('signUpMisspelt'), loader: () => redirect(paths.signUp.to(), 308) },
        personalRoute('forgotPassword', () => import('./account/routes/forgotPassword.tsx')),
        personalRoute('resetPassword', () => import('./account/routes/resetPassword.tsx')),
        personalRoute('confirmAddress', () => import('./account/routes/confirmAddress.tsx')),
        personalRoute('account', () => import('./account/routes/account.tsx')),
        {
          ...personalRoute('dashboard', () => import('./desk/routes/dashboard.tsx')),
          children: [
            { id: 'deskOverview', index: true, lazy: () => import('./desk/routes/deskOverview.tsx') },
            personalRoute('deskOrders', () => import('./desk/routes/deskOrders.tsx')),
            personalRoute('deskOrder', () => import('./desk/routes/deskOrder.tsx')),
            personalRoute('deskSite', () => import('./desk/routes/deskSite.tsx')),
            personalRoute('deskMessages', () => import('./desk/routes/deskMessages.tsx')),
            personalRoute('deskQuotes', () => import('./desk/routes/deskQuotes.tsx')),
            personalRoute('deskReviews', () => import('./desk/routes/deskReviews.tsx')),
            personalRoute('deskSubscribers', () => import('./desk/routes/deskSubscribers.tsx')),
            personalRoute('deskMails', () => import('./desk/routes/deskMails.tsx')),
            personalRoute('deskBuyers', () => import('./desk/routes/deskBuyers.tsx')),
            personalRoute('deskPeople', () => import('./desk/routes/deskPeople.tsx')),
            personalRoute('deskSpeed', () => import('./desk/routes/deskSpeed.tsx')),
            personalRoute('deskLog', () => import('./desk/routes/deskLog.tsx')),
          ],
        },

        publicRoute('thanks', () => import('./forms/routes/thanks.tsx')),
        personalRoute('confirmNewsletter', () => import('./forms/routes/confirmNewsletter.tsx')),
        personalRoute('unsubscribe', () => import('./forms/routes/unsubscribe.tsx')),

        publicRoute('privacy', () => import('./policies/routes/privacy.tsx')),
        publicRoute('terms', () => import('./policies/routes/terms.tsx')),
        publicRoute('refunds', () => import('./policies/routes/refunds.tsx')),
        publicRoute('cookiePolicy', () => import('./policies/routes/cookiePolicy.tsx')),

        { id: 'notFound', path: '*', lazy: () => import('./problems/routes/notFound.tsx') },
      ]),
    ],
  },
  // Pieces of the site by themselves: nothing is around them.
  withProblems('pieceProblem', [
    publicRoute('heroSection', () => import('./home/routes/heroSection.tsx')),
    publicRoute('footer', () => import('./home/routes/footer.tsx')),
    publicRoute('navbar', () => import('./home/routes/navbar.tsx')),
    publicRoute('testimonials', () => import('./home/routes/testimonials.tsx')),
    publicRoute('serviceList', () => import('./home/routes/serviceList.tsx')),
  ]),
];
