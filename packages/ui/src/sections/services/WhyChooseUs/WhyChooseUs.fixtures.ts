import type { WhyChooseUsProps } from './WhyChooseUs.tsx';

export const awning = {
  heading: 'Pay once. That’s the lot.',
  lead: 'No rent on your own website. You buy it, we fit it, you keep it.',
  facts: [
    { title: 'One price', text: '$299, $499 or $799. What the ticket says is what you pay.' },
    {
      title: 'No monthly fees',
      text: 'Maintenance is there if you want it, and optional if you don’t.',
    },
    { title: 'Open in days', text: '3-5 business days for Basic; 7-14 days for larger sites.' },
  ],
} satisfies WhyChooseUsProps;

export const nothingAMonth = {
  value: '$0',
  unit: 'a month',
  text: 'is what your website costs once you have bought it.',
  source: { label: 'Our price list', href: '/pricing' },
} satisfies WhyChooseUsProps['number'];

export const usOrABuilder = {
  caption: 'Us, or a website builder?',
  columns: ['You ask', 'Awning', 'A builder'],
  rows: [
    { name: 'You pay', us: 'once', others: 'every month' },
    { name: 'Who builds it', us: 'we do', others: 'you do, in the evenings' },
    { name: 'If you stop paying', us: 'it stays yours', others: 'it goes dark' },
  ],
} satisfies WhyChooseUsProps['comparison'];

export const workshop = {
  heading: 'Sonntagsreparaturannahme',
  lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  facts: [
    {
      title: 'Festpreisgarantie',
      text: 'Was auf dem Kostenvoranschlag steht, steht auch auf der Rechnung.',
    },
    { title: 'Ersatzteilbeschaffung', text: 'Innerhalb von drei Werktagen, sonst rufen wir Sie an.' },
    { title: 'Fahrradabholung', text: 'Im gesamten Stadtgebiet einschließlich der Vororte.' },
  ],
  number: {
    value: '1.248',
    unit: 'Fahrräder',
    text: 'haben wir im vergangenen Kalenderjahr instandgesetzt.',
    source: { label: 'Werkstattbuch 2025, einsehbar während der Öffnungszeiten' },
  },
  comparison: {
    caption: 'Wir oder der Versandhandel?',
    columns: ['Sie fragen', 'Fahrradwerkstatt', 'Versandhandelsunternehmen'],
    rows: [
      { name: 'Ansprechpartner', us: 'Frau Schmidt-Rottluff', others: 'Warteschleifenmusik' },
      { name: 'Rückgabemöglichkeit', us: 'über den Ladentisch', others: 'Paketverfolgungsnummer' },
    ],
  },
} satisfies WhyChooseUsProps;
