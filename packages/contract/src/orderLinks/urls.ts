/** Apart from the other addresses: those are in the script of every page, and the first visit is weighed. */
export const orderLinkUrls = {
  renew: '/orders/:token/link',
} as const;
