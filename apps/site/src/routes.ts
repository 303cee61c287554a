import { redirect, type RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import type { RouteHandle } from './routeHandle.ts';
import * as layout from './routes/layout.tsx';
import * as problem from './routes/problem.tsx';

// Told here and not by the module: the server must know before it loads one.
const readsQuery: RouteHandle = { readsQuery: true };

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
        { id: 'home', path: paths.home.pattern, lazy: () => import('./routes/home.tsx') },
        { id: 'pricing', path: paths.pricing.pattern, lazy: () => import('./routes/pricing.tsx') },
        { id: 'landing', path: paths.landing.pattern, lazy: () => import('./routes/landing.tsx') },
        {
          id: 'gallery',
          path: paths.gallery.pattern,
          handle: readsQuery,
          lazy: () => import('./routes/gallery.tsx'),
        },
        { id: 'blog', path: paths.blog.pattern, handle: readsQuery, lazy: () => import('./routes/blog.tsx') },
        { id: 'post', path: paths.post.pattern, lazy: () => import('./routes/post.tsx') },

        {
          id: 'catalogue',
          path: `${paths.category.pattern}?`,
          handle: readsQuery,
          lazy: () => import('./routes/catalogue.tsx'),
        },
        { id: 'template', path: paths.template.pattern, lazy: () => import('./routes/template.tsx') },
        { id: 'checkout', path: paths.checkout.pattern, lazy: () => import('./routes/checkout.tsx') },
        {
          id: 'checkoutReturn',
          path: paths.checkoutReturn.pattern,
          lazy: () => import('./routes/checkoutReturn.tsx'),
        },
        { id: 'order', path: paths.order.pattern, lazy: () => import('./routes/order.tsx') },

        { id: 'login', path: paths.login.pattern, lazy: () => import('./routes/login.tsx') },
        { id: 'signUp', path: paths.signUp.pattern, lazy: () => import('./routes/signUp.tsx') },
        {
          id: 'signUpMisspelt',
          path: paths.signUpMisspelt.pattern,
          loader: () => redirect(paths.signUp.to(), 308),
        },
        {
          id: 'forgotPassword',
          path: paths.forgotPassword.pattern,
          lazy: () => import('./routes/forgotPassword.tsx'),
        },
        {
          id: 'resetPassword',
          path: paths.resetPassword.pattern,
          lazy: () => import('./routes/resetPassword.tsx'),
        },
        {
          id: 'confirmAddress',
          path: paths.confirmAddress.pattern,
          lazy: () => import('./routes/confirmAddress.tsx'),
        },
        { id: 'account', path: paths.account.pattern, lazy: () => import('./routes/account.tsx') },
        {
          id: 'dashboard',
          path: paths.dashboard.pattern,
          lazy: () => import('./routes/dashboard.tsx'),
          children: [
            { id: 'deskOverview', index: true, lazy: () => import('./routes/deskOverview.tsx') },
            {
              id: 'deskOrders',
              path: paths.deskOrders.pattern,
              lazy: () => import('./routes/deskOrders.tsx'),
            },
            { id: 'deskOrder', path: paths.deskOrder.pattern, lazy: () => import('./routes/deskOrder.tsx') },
            {
              id: 'deskMessages',
              path: paths.deskMessages.pattern,
              lazy: () => import('./routes/deskMessages.tsx'),
            },
            {
              id: 'deskQuotes',
              path: paths.deskQuotes.pattern,
              lazy: () => import('./routes/deskQuotes.tsx'),
            },
            {
              id: 'deskReviews',
              path: paths.deskReviews.pattern,
              lazy: () => import('./routes/deskReviews.tsx'),
            },
            {
              id: 'deskSubscribers',
              path: paths.deskSubscribers.pattern,
              lazy: () => import('./routes/deskSubscribers.tsx'),
            },
            { id: 'deskMails', path: paths.deskMails.pattern, lazy: () => import('./routes/deskMails.tsx') },
            {
              id: 'deskPeople',
              path: paths.deskPeople.pattern,
              lazy: () => import('./routes/deskPeople.tsx'),
            },
            { id: 'deskLog', path: paths.deskLog.pattern, lazy: () => import('./routes/deskLog.tsx') },
          ],
        },

        { id: 'thanks', path: paths.thanks.pattern, lazy: () => import('./routes/thanks.tsx') },
        {
          id: 'confirmNewsletter',
          path: paths.confirmNewsletter.pattern,
          lazy: () => import('./routes/confirmNewsletter.tsx'),
        },
        {
          id: 'unsubscribe',
          path: paths.unsubscribe.pattern,
          lazy: () => import('./routes/unsubscribe.tsx'),
        },

        { id: 'privacy', path: paths.privacy.pattern, lazy: () => import('./routes/privacy.tsx') },
        { id: 'terms', path: paths.terms.pattern, lazy: () => import('./routes/terms.tsx') },
        { id: 'refunds', path: paths.refunds.pattern, lazy: () => import('./routes/refunds.tsx') },
        {
          id: 'cookiePolicy',
          path: paths.cookiePolicy.pattern,
          lazy: () => import('./routes/cookiePolicy.tsx'),
        },

        { id: 'notFound', path: '*', lazy: () => import('./routes/notFound.tsx') },
      ]),
    ],
  },
  // Pieces of the site by themselves: nothing is around them.
  withProblems('pieceProblem', [
    { id: 'heroSection', path: paths.heroSection.pattern, lazy: () => import('./routes/heroSection.tsx') },
    { id: 'footer', path: paths.footer.pattern, lazy: () => import('./routes/footer.tsx') },
    { id: 'navbar', path: paths.navbar.pattern, lazy: () => import('./routes/navbar.tsx') },
    {
      id: 'testimonials',
      path: paths.testimonials.pattern,
      lazy: () => import('./routes/testimonials.tsx'),
    },
    { id: 'serviceList', path: paths.serviceList.pattern, lazy: () => import('./routes/serviceList.tsx') },
  ]),
];
