import { Type } from 'typebox';
import { Failure } from './failure.ts';

export const receivePaymentEvent = {
  method: 'POST',
  url: '/api/payments/webhook',
  schema: {
    operationId: 'receivePaymentEvent',
    summary: 'Hear from the payment provider',
    description:
      'Signed over the raw body. 200 means saved; anything else asks the provider to send it again.',
    tags: ['Checkout'],
    response: { 200: Type.Object({ received: Type.Literal(true) }), 400: Failure, 503: Failure },
  },
} as const;
