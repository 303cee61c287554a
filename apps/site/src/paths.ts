import { brand } from '@awning/content/brand';
import { urls } from '@awning/contract/urls';
import { generatePath } from 'react-router-dom';

/** A route's pattern, and the way to link to it, from one string. */
const path = <const Pattern extends string>(pattern: Pattern) => ({
  pattern,
  to: (params?: Parameters<typeof generatePath<Pattern>>[1]) => generatePath(pattern, params),
});

/** Every address of the site, once. */
export const paths = {
  home: path('/'),
  catalogue: path('/templates'),
  category: path('/templates/:category'),
  template: path('/templates/:category/:productId'),
  checkout: path('/checkout'),
  /** Where the till sends people back to: `success` or `cancelled`. */
  checkoutReturn: path('/checkout/:outcome'),
  order: path('/orders/:token'),
  demo: path('/demos/:templateId/*'),
};

/** The till for one template, with what was already ticked. */
export function checkoutPath(templateId: string, addOns: readonly string[] = []): string {
  const query = new URLSearchParams({ templateId });
  for (const addOn of addOns) query.append('addOns', addOn);
  return `${paths.checkout.to()}?${query}`;
}

/** Where one asks for what is not on the shelf. */
export const quoteHref = `mailto:${brand.email}?subject=${encodeURIComponent('A website for my trade')}`;

/** A call's address, wherever the API lives. */
const apiAddress = (url: string) => `${import.meta.env.VITE_API_HOST ?? ''}${url}`;

/** Where an order is placed. */
export const checkoutAddress = apiAddress(urls.createCheckoutSession);

/** Where paying for an order that was left unpaid is asked for. */
export const payForOrderAddress = (token: string) => apiAddress(generatePath(urls.payForOrder, { token }));
