import { barberShot } from '../../../testing/siteShot.ts';
import { barber } from '../../../testing/windows.css.ts';
import {
  countries,
  labels as billingLabels,
} from '../../../components/forms/BillingFields/BillingFields.fixtures.ts';
import type { CheckoutFormProps } from './CheckoutForm.tsx';

export const classic = {
  heading: 'At the till',
  formAction: '/api/create-checkout-session',
  template: {
    id: 'barbershop-classic',
    name: 'Barbershop Classic',
    detail: 'Basic, up to 3 pages.',
    theme: barber,
    picture: { ...barberShot, alt: '' },
    change: { label: 'Change', href: '/templates' },
  },
  addOns: [
    {
      id: 'extraPages',
      name: 'Extra Pages',
      description: 'For the team, the gallery, the second chair.',
      price: 5000,
    },
    { id: 'blogSetup', name: 'Blog Setup', description: 'A place for news and offers.', price: 10000 },
    {
      id: 'domainSetup',
      name: 'Custom Domain Setup',
      description: 'Your own address, pointed the right way.',
      price: 2500,
    },
  ],
  basePrice: 29900,
  formatPrice: (minor) => `$${minor % 100 ? (minor / 100).toFixed(2) : minor / 100}`,
  receipt: {
    shop: { name: 'Awning', tagline: 'Open for business, online.' },
    footer: ['Ready in 3-5 business days.', 'No monthly fees.', 'Thank you. Mind the step.'],
  },
  billing: { countries, labels: billingLabels },
  help: {
    text: 'A question before you pay?',
    links: [{ label: 'hello@awning.example', href: 'mailto:hello@awning.example' }],
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
      businessHint: 'As it should read over the door.',
      optional: 'optional',
    },
    enterName: 'Enter your name',
    enterEmail: 'Enter an email address like name@example.com',
    problems: 'There is something to put right',
    pay: 'Pay by card',
    paying: 'Taking you to the payment page…',
    payNotes: [
      'You can change everything before it goes live.',
      'You pay on the next page. Nothing is charged before that.',
    ],
    total: 'Total',
    till: {
      receipt: 'Order summary',
      receiptTotal: 'TOTAL USD',
      receiptTotalNote: 'paid once',
      totalWithoutScript: 'The next page adds it all up before you pay.',
    },
  },
} satisfies CheckoutFormProps;

export const refusal = "We couldn't start your payment. You have not been charged. Please try again.";

/** A shopkeeper with long words. */
export const german = {
  ...classic,
  heading: 'Zur Kassenabrechnung',
  template: {
    ...classic.template,
    name: 'Friseurmeisterbetriebswebsite Klassisch',
    detail: 'Grundausstattung mit bis zu drei Unterseiten.',
    change: { label: 'Vorlagenauswahl ändern', href: '/templates' },
  },
  addOns: [
    {
      id: 'domainSetup',
      name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      description: 'Suchmaschinenoptimierungsgrundlagen mit Inbetriebnahmeunterstützung.',
      price: 1234567,
    },
  ],
  formatPrice: (minor: number) => `${(minor / 100).toFixed(2).replace('.', ',')} €`,
  labels: {
    ...classic.labels,
    customer: { ...classic.labels.customer, email: 'Elektronische Postanschrift', optional: 'freiwillig' },
    pay: 'Zahlungspflichtig bestellen',
    till: { ...classic.labels.till, receiptTotal: 'Gesamtbetrag EUR', receiptTotalNote: 'einmalig' },
  },
} satisfies CheckoutFormProps;

export const sixAddOns = [
  ...classic.addOns,
  { id: 'priorityLaunch', name: 'Priority Launch', description: 'To the front of the queue.', price: 10000 },
  {
    id: 'staffTraining',
    name: 'Staff Training Session',
    description: 'An hour on a call with whoever keeps the site.',
    price: 8000,
  },
  { id: 'photographs', name: 'Photographs', description: 'A morning in your shop.', price: 15050 },
];
