import type { HeroBillboardProps } from './HeroBillboard.tsx';

export const gym = {
  word: 'Strong',
  rest: 'is a skill',
  lead: 'You learn it the way you learned to swim: a bit at a time, with someone watching.',
  actions: [
    { label: 'Book the free one', href: '/start' },
    { label: 'See the week', href: '/timetable' },
  ],
} satisfies HeroBillboardProps;

export const umzug = {
  word: 'Möbeltransportversicherung',
  rest: 'Haushaltsauflösungsgesamtangebotskalkulation inbegriffen',
  lead: 'Klaviertransportspezialisten mit Treppensteigerausstattung seit neunzehnhundertachtundneunzig.',
  actions: [{ label: 'Besichtigungsterminvereinbarung', href: '/termin' }],
} satisfies HeroBillboardProps;
