import { defaultTemplateId } from '@awning/shop/order';
import { Type, type Static } from 'typebox';
import { Failure } from './failure.ts';
import { urls } from './urls.ts';

// Control characters, halves of emoji, line separators, byte order marks and the sign for a letter that was broken on
// the way: a line of words has none of them, and not every database gives them back.
const noise = String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufeff\ufffd`;
// Spaces, and what only shapes its neighbours: alone it cannot be seen.
const unseen = String.raw`\s\p{DI}`;
const oneLine = `^[^${noise}]*$`;
// Leading spaces are matched apart from the rest, so that no text can make the search slow.
const oneVisibleLine = `^(?:(?![${noise}])[${unseen}])*[^${unseen}${noise}][^${noise}]*$`;

export const Customer = Type.Object({
  name: Type.String({
    minLength: 1,
    maxLength: 120,
    pattern: oneVisibleLine,
    'x-message': 'Enter your name',
  }),
  email: Type.String({
    format: 'email',
    maxLength: 254,
    // What RFC 5321 allows: 64 characters before the sign, 63 between dots.
    pattern: '^[^@]{1,64}@(?:[^@.]{1,63}\\.)+[^@.]{1,63}$',
    'x-message': 'Enter an email address like name@example.com',
  }),
  business: Type.Optional(
    Type.String({
      maxLength: 120,
      pattern: oneLine,
      'x-message': 'Enter the name of your business on one line, or leave this empty',
    }),
  ),
});
export type Customer = Static<typeof Customer>;

/** What a buyer asks for. It has no price: the server takes that from its own catalogue. */
export const CheckoutRequest = Type.Object({
  templateId: Type.String({
    minLength: 1,
    maxLength: 100,
    default: defaultTemplateId,
    'x-message': 'Choose a template',
  }),
  addOns: Type.Array(Type.String({ maxLength: 100, 'x-message': 'Choose from the extras on this page' }), {
    maxItems: 20,
    'x-message': 'Choose from the extras on this page',
  }),
  customer: Customer,
});
export type CheckoutRequest = Static<typeof CheckoutRequest>;

export const CheckoutSession = Type.Object({
  url: Type.String({ description: 'The payment page, where the browser goes next.' }),
});
export type CheckoutSession = Static<typeof CheckoutSession>;

export const createCheckoutSession = {
  method: 'POST',
  url: urls.createCheckoutSession,
  schema: {
    operationId: 'createCheckoutSession',
    summary: 'Order a template and go to pay for it',
    description:
      'Prices, totals and currencies that are sent along are not read. ' +
      'As a plain form (templateId, addOns, name, email, business) it answers 303 to the payment page, ' +
      'or a page that names each field.',
    tags: ['Checkout'],
    body: CheckoutRequest,
    response: {
      200: CheckoutSession,
      400: Failure,
      404: Failure,
      413: Failure,
      415: Failure,
      422: Failure,
      503: Failure,
    },
  },
} as const;
