/** Apart from the other addresses: those are in the script of every page, and the first visit is weighed. */
export const orderLinkUrls = {
  renew: '/orders/:token/link',
  /** The page of the form, and where it is posted. */
  find: '/find-order',
} as const;
