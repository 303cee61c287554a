import { urls } from '@awning/contract/urls';
import { generatePath } from 'react-router-dom';

/** A call's address, wherever the API lives. */
export const apiAddress = (url: string) => `${import.meta.env.VITE_API_HOST ?? ''}${url}`;

/** Where an order is placed. */
export const checkoutAddress = apiAddress(urls.createCheckoutSession);

/** Where paying for an order that was left unpaid is asked for. */
export const payForOrderAddress = (token: string) => apiAddress(generatePath(urls.payForOrder, { token }));

/** Where a browser without script posts what the buyer of an order says of it. */
export const reviewAddress = (token: string) => apiAddress(generatePath(urls.reviewOrder, { token }));

/** Where a link to something that was tried is made. */
export const triedLinkAddress = apiAddress(urls.createTriedLink);

/** Where it is asked what such a link shows. */
export const triedLinkDetailsAddress = (token: string) => apiAddress(generatePath(urls.triedLink, { token }));

/** Where a browser without script posts that such a link is to be deleted. */
export const triedLinkRemovalAddress = (token: string) =>
  apiAddress(generatePath(urls.removeTriedLink, { token }));
