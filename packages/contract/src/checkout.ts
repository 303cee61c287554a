import { Type, type Static } from 'typebox';
import { Failure } from './failure.ts';

// One line of words: at least one that can be seen, and nothing that breaks the line or the database.
const oneLine = '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$';

export const Customer = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 120, pattern: oneLine }),
  email: Type.String({ format: 'email', maxLength: 254 }),
  business: Type.Optional(Type.String({ maxLength: 120, pattern: '^[^\\u0000-\\u001f\\u007f]*$' })),
});
export type Customer = Static<typeof Customer>;

/** What a buyer asks for. It has no price: the server takes that from its own catalogue. */
export const CheckoutRequest = Type.Object({
  templateId: Type.String({ minLength: 1, maxLength: 100 }),
  addOns: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 }),
  customer: Customer,
});
export type CheckoutRequest = Static<typeof CheckoutRequest>;

export const CheckoutSession = Type.Object({
  url: Type.String({ description: 'The payment page, where the browser goes next.' }),
});
export type CheckoutSession = Static<typeof CheckoutSession>;

export const createCheckoutSession = {
  method: 'POST',
  url: '/api/create-checkout-session',
  schema: {
    operationId: 'createCheckoutSession',
    summary: 'Order a template and go to pay for it',
    description: 'As a plain form it answers 303 to the payment page, or a page that names each field.',
    tags: ['Checkout'],
    body: CheckoutRequest,
    response: { 200: CheckoutSession, 404: Failure, 422: Failure, 503: Failure },
  },
} as const;
