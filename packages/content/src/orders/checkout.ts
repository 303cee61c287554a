import { promises } from '../promises.ts';

const payWords = (byWhom: string, payNote: string) => ({
  payNotes: [
    byWhom,
    'You can change everything before it goes live. Until we begin you get the whole sum back if you change your mind; a mail tells you when we do.',
  ],
  payNote,
});

export const checkout = {
  title: 'Checkout',
  description: 'Order a ready-made website: what to add, who it is for, one payment.',
  heading: 'At the till',
  receiptFooter: (delivery: string) => [
    promises.ready(delivery),
    ...promises.payment,
    'Thank you. Mind the step.',
  ],
  /** The chosen look, as it goes into the order. */
  look: ({ colours, typeface }: { colours?: string | undefined; typeface?: string | undefined }) => [
    ...(colours ? [`Colours: ${colours}.`] : []),
    ...(typeface ? [`Typeface: ${typeface}.`] : []),
  ],
  change: 'Change',
  failed: "We couldn't start your payment. You have not been charged. Please try again.",
  help: 'A question before you pay?',
  refunds: 'When you get your money back',
  /** Before the button is pressed, by who takes the payment: on a phone in one line, in its bar. */
  pay: {
    unknown: payWords(
      'You pay on the next page, which is our payment provider’s: we never see your card number. Nothing is charged before that.',
      'You pay next. Money back until we begin.',
    ),
    stripe: payWords(
      'Card payments by Stripe: Visa, Mastercard and American Express. You pay on Stripe’s own page, which is next: we never see your card number. Nothing is charged before that.',
      'Cards by Stripe. Money back until we begin.',
    ),
    till: payWords(
      'Test mode: the next page is our own test till, and no card is charged.',
      'Test mode. No card is charged.',
    ),
  },
  labels: {
    template: 'Your website',
    addOns: 'Anything else?',
    customer: {
      legend: 'Who is it for?',
      name: 'Name',
      email: 'Email',
      emailHint: 'Your receipt and order link go here.',
      business: 'Business',
      businessHint: 'The name your website will show.',
      optional: 'optional',
    },
    billing: {
      open: 'Bill to a business',
      hint: 'Only if your books need it: what you fill in stands on your receipt, which whoever has your order’s link can open. Leave it closed otherwise.',
      company: 'Company',
      street: 'Street and number',
      postalCode: 'Postal code',
      city: 'Town or city',
      country: 'Country',
      countryHint: 'With a company, an address or a number. A country alone is left off the receipt.',
      noCountry: 'Choose one',
      taxNumber: 'VAT or tax number',
      taxNumberHint: 'As it stands on your own invoices.',
      optional: 'optional',
    },
    enterName: 'Enter your name',
    enterEmail: 'Enter an email address like name@example.com',
    problems: 'There is something to put right',
    pay: 'Pay by card',
    paying: 'Taking you to the till…',
    total: 'Total',
    till: {
      receipt: 'Your receipt so far',
      receiptTotal: 'Total USD',
      receiptTotalNote: 'paid once',
      totalWithoutScript: 'The next page adds it up before you pay.',
    },
  },
} as const;
