import type { QuoteFormProps } from './QuoteForm.tsx';

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

export const pad = {
  formAction: '/quote/create',
  budgets: [
    { value: 'under-1000', label: 'Up to $1,000' },
    { value: '1000-2500', label: '$1,000 to $2,500' },
    { value: '2500-5000', label: '$2,500 to $5,000' },
    { value: 'over-5000', label: 'More than $5,000' },
  ],
  count: {
    limit: 2000,
    upTo: 'Up to 2000 characters',
    left: (room: number) => `${characters(room)} left`,
    tooMany: (over: number) => `${characters(over)} too many`,
  },
  labels: {
    pad: 'Made to order',
    name: 'Name',
    email: 'Email',
    business: 'Business type',
    businessHint: 'A bicycle workshop, say.',
    budget: 'Budget range',
    chooseBudget: 'Choose one',
    details: 'What do you need?',
    detailsHint: 'What it should do, and by when.',
    enterName: 'Tell us your name',
    enterEmail: 'Enter an email like name@example.com',
    enterBusiness: 'Tell us what kind of business it is',
    enterBudget: 'Choose a range, however rough',
    enterDetails: 'Write us a line or two',
    problems: 'There is something to put right',
    send: 'Ask for a quote',
    sending: 'Sending…',
    sent: 'We have your order',
    sentNote: 'We’ll say plainly what we can build, and what it costs, within two working days.',
    reference: 'Your number',
  },
} satisfies QuoteFormProps;

export const draft = {
  name: 'Ines Okonjo',
  email: 'ines@okonjobell.example',
  business: 'Bicycle workshop',
  budget: '1000-2500',
  details: 'A page where people book a repair and see which days are full.',
};

export const germanPad = {
  ...pad,
  budgets: [{ value: 'klein', label: 'Bis eintausendfünfhundert Euro einschließlich Mehrwertsteuer' }],
  labels: {
    ...pad.labels,
    pad: 'Sonderanfertigungsauftrag',
    name: 'Auftraggebernamensangabe',
    email: 'Elektronische Postanschrift',
    business: 'Gewerbebetriebsbezeichnung',
    businessHint: 'Zum Beispiel Fahrradreparaturwerkstatt.',
    budget: 'Grundstücksverkehrsgenehmigungszuständigkeitskostenrahmen',
    chooseBudget: 'Bitte auswählen',
    details: 'Anforderungsbeschreibung',
    detailsHint: 'Funktionsumfang und Fertigstellungstermin.',
    send: 'Kostenvoranschlag unverbindlich anfordern',
  },
} satisfies QuoteFormProps;
