import { countryCodes } from '@awning/shop/countries';
import { defaultTemplateId } from '@awning/shop/order';
import { Type, type Static } from 'typebox';
import { Failure, publicRefusals } from './failure.ts';
import { Email, oneLine, oneLineOf } from './fields.ts';
import { Tried } from './sites/tried.ts';
import { urls } from './urls.ts';

export const Customer = Type.Object({
  name: oneLineOf(120, 'Enter your name'),
  email: Email,
  business: Type.Optional(
    Type.String({
      maxLength: 120,
      pattern: oneLine,
      'x-message': 'Enter the name of your business on one line, or leave this empty',
    }),
  ),
});
export type Customer = Static<typeof Customer>;

const onOneLine = (maxLength: number, message: string) => Type.Optional(oneLineOf(maxLength, message));

/** Whom the receipt is made out to. Any part may be left out, and so may all of it. */
export const BillingRequest = Type.Object(
  {
    company: onOneLine(120, 'Enter the name of the company on one line, or leave this empty'),
    street: onOneLine(160, 'Enter the street and number on one line, or leave this empty'),
    postalCode: onOneLine(20, 'Enter a postal code of up to 20 letters and figures, or leave this empty'),
    city: onOneLine(80, 'Enter the town or city on one line, or leave this empty'),
    country: Type.Optional(
      Type.String({
        enum: countryCodes,
        description: 'Two letters of ISO 3166-1, or XK for Kosovo.',
        'x-message': 'Choose a country from the list, or none',
      }),
    ),
    taxNumber: Type.Optional(
      Type.String({
        maxLength: 40,
        // Each country writes them its own way: two digits at least, and only characters that some country uses.
        pattern: String.raw`^(?=\D*\d\D*\d)[A-Za-z\d .,/&*+-]{4,}$`,
        description: 'A VAT or other tax number, checked by its look alone.',
        'x-message':
          'Enter a VAT or tax number of letters and figures, like GB 123 4567 89, or leave this empty',
      }),
    ),
  },
  { description: 'Whom the receipt is made out to, for those who need it to name a business.' },
);

/** The id of a checkout form: long enough that it cannot be guessed. */
export const FormKey = Type.String({
  pattern: '^[\\w-]{22,64}$',
  description:
    'A random name for the form that this comes from. What is sent again from it is the same order, with a new payment ' +
    'page; something else in its place lets the unpaid order go. Once one is paid, its buyer is led to its page.',
  'x-message': 'Load this page anew',
});

/** A buyer's order. It has no price: the server takes that from its own catalogue. */
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
  billing: Type.Optional(BillingRequest),
  formKey: Type.Optional(FormKey),
  tried: Type.Optional(Tried),
});
export type CheckoutRequest = Static<typeof CheckoutRequest>;

export const CheckoutSession = Type.Object({
  url: Type.String({ description: 'The payment page, where the browser goes next.' }),
  host: Type.Optional(
    Type.String({
      description:
        'The host of that page, by the shop’s own settings, where it is the card provider’s: a browser goes there over ' +
        'https, to `checkout.stripe.com` or to pages of the shop, and nowhere else.',
    }),
  ),
});
export type CheckoutSession = Static<typeof CheckoutSession>;

export const CardProvider = Type.Union([Type.Literal('stripe'), Type.Literal('till')], {
  description: 'The test till charges no card.',
});
export type CardProvider = Static<typeof CardProvider>;

export const getCardProvider = {
  method: 'GET',
  url: urls.cardProvider,
  schema: {
    operationId: 'getCardProvider',
    summary: 'Who takes the payments',
    tags: ['Checkout'],
    response: { 200: Type.Object({ provider: CardProvider }), 503: Failure },
  },
} as const;

export const createCheckoutSession = {
  method: 'POST',
  url: urls.createCheckoutSession,
  schema: {
    operationId: 'createCheckoutSession',
    summary: 'Order a template and go to pay for it',
    description:
      'Prices, totals and currencies that are sent along are not read. ' +
      'As a plain form (templateId, addOns, name, email, business, the fields of billing, formKey, tried as JSON) it answers 303 to the payment page, ' +
      'or a page that names each field.',
    tags: ['Checkout'],
    headers: Type.Object({
      'idempotency-key': Type.Optional(
        Type.String({
          maxLength: 200,
          description:
            'A name for this request. Sent again under it, it orders nothing more and leads to the same payment page.',
          'x-message': 'Name the request with at most 200 characters',
        }),
      ),
    }),
    body: CheckoutRequest,
    response: {
      200: CheckoutSession,
      ...publicRefusals,
      404: Failure,
    },
  },
} as const;
