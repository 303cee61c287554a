/** Where each call is made. Apart from the schemas, so that a browser can have the one without the other. */
export const urls = {
  createCheckoutSession: '/api/create-checkout-session',
  orderStatus: '/orders/:token/status',
  payForOrder: '/orders/:token/pay',
  receivePaymentEvent: '/api/payments/webhook',
  health: '/health',
  readiness: '/ready',
} as const;
