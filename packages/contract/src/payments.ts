import { Type } from 'typebox';
import { Failure } from './failure.ts';
import { urls } from './urls.ts';

export const receivePaymentEvent = {
  method: 'POST',
  url: urls.receivePaymentEvent,
  schema: {
    operationId: 'receivePaymentEvent',
    summary: 'Hear from the payment provider',
    description:
      'Signed over the raw body. 200 means saved; anything else asks the provider to send it again.',
    tags: ['Checkout'],
    response: { 200: Type.Object({ received: Type.Literal(true) }), 400: Failure, 503: Failure },
  },
} as const;
