/** Where each call is made. Apart from the schemas, so that a browser can have the one without the other. */
export const urls = {
  createCheckoutSession: '/api/create-checkout-session',
  orderStatus: '/orders/:token/status',
  payForOrder: '/orders/:token/pay',
  health: '/health',
  readiness: '/ready',
} as const;
