import type { RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import * as layout from './routes/layout.tsx';
import * as problem from './routes/problem.tsx';

/** The site map: each address and the module that is loaded for it. A route's id is the name of its module. */
export const routes: RouteObject[] = [
  {
    id: 'layout',
    Component: layout.Component,
    loader: layout.loader,
    shouldRevalidate: layout.shouldRevalidate,
    children: [
      {
        id: 'problem',
        ErrorBoundary: problem.ErrorBoundary,
        children: [
          { id: 'home', path: paths.home.pattern, lazy: () => import('./routes/home.tsx') },
          {
            id: 'catalogue',
            path: `${paths.category.pattern}?`,
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
          { id: 'notFound', path: '*', lazy: () => import('./routes/notFound.tsx') },
        ],
      },
    ],
  },
];
