/**
 * The key that a page's timing is counted under: its route, never its address. Apart from the schemas, for the browser.
 */
export const timedRoutes = [
  '/',
  '/pricing',
  '/landing',
  '/gallery',
  '/blog',
  '/blog/:postId',
  '/templates',
  '/templates/:category',
  '/templates/:category/:productId',
  '/checkout',
  '/checkout/:outcome',
  '/orders/:token',
  '/login',
  '/sign-up',
  '/forgot-password',
  '/reset-password/:token',
  '/account',
  '/dashboard',
  '/thanks/:form',
  '/privacy',
  '/terms',
  '/refunds',
  '/cookie-policy',
] as const;
