import { generatePath } from 'react-router-dom';

/** A route's pattern, and the way to link to it, from one string. */
const path = <const Pattern extends string>(pattern: Pattern) => ({
  pattern,
  to: (params?: Parameters<typeof generatePath<Pattern>>[1]) => generatePath(pattern, params),
});

/** Every address of the site, once. */
export const paths = {
  home: path('/'),
  pricing: path('/pricing'),
  landing: path('/landing'),
  gallery: path('/gallery'),
  blog: path('/blog'),
  post: path('/blog/:postId'),

  /** What the menu calls two of its places, for visitors who type it: they lead there. */
  services: path('/services'),
  portfolio: path('/portfolio'),

  catalogue: path('/templates'),
  category: path('/templates/:category'),
  template: path('/templates/:category/:productId'),
  demo: path('/demos/:templateId/*'),
  /** Where a visitor sees a design with their own name on it. */
  try: path('/try/:templateId'),
  /** What a visitor tried, for all who have the link to it. */
  tried: path('/tried/:token'),
  /** A design by itself, in a frame: it draws what the page around it sends. */
  preview: path('/preview/:templateId'),

  checkout: path('/checkout'),
  /** Where the till sends people back to: `success` or `cancelled`. */
  checkoutReturn: path('/checkout/:outcome'),
  order: path('/orders/:token'),
  /** Where its buyer fills in the website, step by step. */
  workshop: path('/orders/:token/tell/:step'),

  login: path('/login'),
  signUp: path('/sign-up'),
  /** As some of the links to it were once written. */
  signUpMisspelt: path('/signup'),
  forgotPassword: path('/forgot-password'),
  resetPassword: path('/reset-password/:token'),
  account: path('/account'),
  confirmAddress: path('/account/confirm/:token'),
  dashboard: path('/dashboard'),
  deskOrders: path('/dashboard/orders'),
  deskOrder: path('/dashboard/orders/:id'),
  deskSite: path('/dashboard/orders/:id/site'),
  deskMessages: path('/dashboard/messages'),
  deskQuotes: path('/dashboard/quotes'),
  deskReviews: path('/dashboard/reviews'),
  deskSubscribers: path('/dashboard/subscribers'),
  deskMails: path('/dashboard/mails'),
  deskBuyers: path('/dashboard/buyers'),
  deskPeople: path('/dashboard/people'),
  deskSpeed: path('/dashboard/speed'),
  deskLog: path('/dashboard/log'),

  thanks: path('/thanks/:form'),
  confirmNewsletter: path('/newsletter/confirm/:token'),
  unsubscribe: path('/newsletter/unsubscribe/:token'),

  privacy: path('/privacy'),
  terms: path('/terms'),
  refunds: path('/refunds'),
  cookiePolicy: path('/cookie-policy'),

  heroSection: path('/hero-section'),
  footer: path('/footer'),
  navbar: path('/navbar'),
  testimonials: path('/testimonials'),
  serviceList: path('/service-list'),
};

/** Elements of the home page that links lead to (docs/product.md, “Pages and addresses”). */
export const anchors = {
  services: `${paths.home.to()}#services`,
  testimonials: `${paths.home.to()}#testimonials`,
  contact: `${paths.home.to()}#contact-form`,
};

/** The till for one template, with what was already ticked, and the look that was chosen. */
export function checkoutPath(
  templateId: string,
  addOns: readonly string[] = [],
  look: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ templateId, ...look });
  for (const addOn of addOns) query.append('addOns', addOn);
  return `${paths.checkout.to()}?${query}`;
}

/** Where the buyer of a delivered order says how it is. */
export const reviewPath = (token: string) => `${paths.order.to({ token })}#review`;

/** Where one asks for what is not on the shelf. */
export const quoteHref = `${paths.pricing.to()}#custom-development`;

/** The same, with its form filled in as far as is known. */
export function quotePath(draft: { business?: string | undefined; details?: string | undefined }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(draft)) if (value) query.set(name, value);
  return query.size > 0 ? quoteHref.replace('#', `?${query}#`) : quoteHref;
}
