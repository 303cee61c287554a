import { redirect, type RouteObject } from 'react-router-dom';
import { lateRoute, type RouteModule } from './lateRoute.ts';
import { paths } from './paths.ts';
import type { RouteHandle } from './routeHandle.ts';
import * as layout from './routes/layout.tsx';
import * as problem from './routes/problem.tsx';

type PathName = keyof typeof paths;
const readsQuery: RouteHandle = { readsQuery: true };

/** A page for everybody: drawn by the build or the server, its module fetched when it is touched. */
const open = (id: PathName, fetchModule: () => Promise<RouteModule>, handle?: RouteHandle): RouteObject => ({
  id,
  path: paths[id].pattern,
  ...lateRoute(fetchModule, handle),
});

/** A page for somebody: its module is fetched at once. */
const own = (id: PathName, lazy: () => Promise<object>) => ({ id, path: paths[id].pattern, lazy });

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
        open('home', () => import('./routes/home.tsx')),
        open('pricing', () => import('./routes/pricing.tsx')),
        open('landing', () => import('./routes/landing.tsx')),
        open('gallery', () => import('./routes/gallery.tsx'), readsQuery),
        open('blog', () => import('./routes/blog.tsx'), readsQuery),
        open('post', () => import('./routes/post.tsx')),

        // The whole shop and one trade's shelf are one page.
        {
          ...open('catalogue', () => import('./routes/catalogue.tsx'), readsQuery),
          path: `${paths.category.pattern}?`,
        },
        open('template', () => import('./routes/template.tsx')),
        open('checkout', () => import('./routes/checkout.tsx'), { ...readsQuery, knowsViewer: true }),
        own('checkoutReturn', () => import('./routes/checkoutReturn.tsx')),
        own('order', () => import('./routes/order.tsx')),

        own('login', () => import('./routes/login.tsx')),
        own('signUp', () => import('./routes/signUp.tsx')),
        {
          id: 'signUpMisspelt',
          path: paths.signUpMisspelt.pattern,
          loader: () => redirect(paths.signUp.to(), 308),
        },
        own('forgotPassword', () => import('./routes/forgotPassword.tsx')),
        own('resetPassword', () => import('./routes/resetPassword.tsx')),
        own('confirmAddress', () => import('./routes/confirmAddress.tsx')),
        own('account', () => import('./routes/account.tsx')),
        {
          ...own('dashboard', () => import('./routes/dashboard.tsx')),
          children: [
            { id: 'deskOverview', index: true, lazy: () => import('./routes/deskOverview.tsx') },
            own('deskOrders', () => import('./routes/deskOrders.tsx')),
            own('deskOrder', () => import('./routes/deskOrder.tsx')),
            own('deskMessages', () => import('./routes/deskMessages.tsx')),
            own('deskQuotes', () => import('./routes/deskQuotes.tsx')),
            own('deskReviews', () => import('./routes/deskReviews.tsx')),
            own('deskSubscribers', () => import('./routes/deskSubscribers.tsx')),
            own('deskMails', () => import('./routes/deskMails.tsx')),
            own('deskPeople', () => import('./routes/deskPeople.tsx')),
            own('deskLog', () => import('./routes/deskLog.tsx')),
          ],
        },

        open('thanks', () => import('./routes/thanks.tsx')),
        own('confirmNewsletter', () => import('./routes/confirmNewsletter.tsx')),
        own('unsubscribe', () => import('./routes/unsubscribe.tsx')),

        open('privacy', () => import('./routes/privacy.tsx')),
        open('terms', () => import('./routes/terms.tsx')),
        open('refunds', () => import('./routes/refunds.tsx')),
        open('cookiePolicy', () => import('./routes/cookiePolicy.tsx')),

        { id: 'notFound', path: '*', lazy: () => import('./routes/notFound.tsx') },
      ]),
    ],
  },
  // Pieces of the site by themselves: nothing is around them.
  withProblems('pieceProblem', [
    open('heroSection', () => import('./routes/heroSection.tsx')),
    open('footer', () => import('./routes/footer.tsx')),
    open('navbar', () => import('./routes/navbar.tsx')),
    open('testimonials', () => import('./routes/testimonials.tsx')),
    open('serviceList', () => import('./routes/serviceList.tsx')),
  ]),
];
