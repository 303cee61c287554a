import { urls } from '@awning/contract/urls';
import { generatePath } from 'react-router-dom';

/** A call's address, wherever the API lives. */
export const apiAddress = (url: string) => `${import.meta.env.VITE_API_HOST ?? ''}${url}`;

/** Places an order. */
export const checkoutAddress = apiAddress(urls.createCheckoutSession);

/** Asks to pay for an order that was left unpaid. */
export const payForOrderAddress = (token: string) => apiAddress(generatePath(urls.payForOrder, { token }));

/** Where a browser without script posts the buyer's content for an order. */
export const reviewAddress = (token: string) => apiAddress(generatePath(urls.reviewOrder, { token }));

/** Makes a link to a tried website. */
export const triedLinkAddress = apiAddress(urls.createTriedLink);

/** Returns the values behind such a link. */
export const triedLinkDetailsAddress = (token: string) => apiAddress(generatePath(urls.triedLink, { token }));

/** Where a browser without script asks to delete such a link. */
export const triedLinkRemovalAddress = (token: string) =>
  apiAddress(generatePath(urls.removeTriedLink, { token }));
