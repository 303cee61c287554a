import type { TariffBoardProps } from './TariffBoard.tsx';

export const boats = {
  heading: 'By the hour, rain or not',
  bay: '02',
  lead: 'Rowing boats on the mere. The clock starts when you let go of the jetty.',
  letter: 'B',
  caption: 'Easter to October, every day',
  rows: [
    { stay: 'Half an hour', note: 'once round the island', price: '£8' },
    { stay: 'One hour', note: 'twice, or once with a picnic', price: '£14' },
    { stay: 'All day', price: '£45' },
  ],
  notice: 'Oars lost overboard: £20 each, or fetch them.',
  terms: 'Children’s jackets are free and not optional.',
  ticket: {
    heading: 'Return to the jetty',
    price: '£0',
    lines: [
      { term: 'Valid for', text: 'waving' },
      { term: 'From', text: 'the bank' },
    ],
    action: { label: 'Reserve a boat', href: '/reserve' },
  },
} satisfies TariffBoardProps;

export const verleih = {
  heading: 'Ruderbootverleihgebühren',
  bay: '17',
  caption: 'Gültig während der Hauptsaisonöffnungszeiten',
  rows: [
    {
      stay: 'Ruderbootstundenmietvertrag',
      note: 'einschließlich Schwimmwestenbereitstellung',
      price: '€1.250,00',
    },
    { stay: 'Tageskarte', price: '€89,50' },
  ],
  notice: 'Paddelverlustentschädigungspauschale: zwanzig Euro.',
  ticket: {
    heading: 'Parkscheinautomatenquittung',
    price: 'Kostenlos',
    lines: [{ term: 'Gültigkeitsdauer', text: 'Wochenendausflugszeitraum' }],
    action: { label: 'Reservierungsanfrage', href: '/anfrage' },
  },
} satisfies TariffBoardProps;
