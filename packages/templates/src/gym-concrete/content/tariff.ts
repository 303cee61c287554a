import type { FaqDetailsItem } from '@awning/ui/sections/FaqDetails';
import type { TariffBoardProps } from '../sections/TariffBoard/index.ts';

export const tariff = {
  heading: 'Tariff',
  bay: '01',
  lead: 'Charged by how long you stay, like everything else in this building since 1968.',
  letter: 'P',
  caption: 'All levels, all days, including bank holidays and the day after one',
  rows: [
    { stay: 'Up to 1 hour', note: 'the open floor, any level', price: '£9' },
    { stay: 'All day', note: 'nobody has managed it', price: '£16' },
    { stay: 'One month', note: 'every class, every level, stops when you say', price: '£58' },
    { stay: 'Season ticket', note: 'twelve months for the price of just over nine', price: '£540' },
  ],
  notice: 'Plates left on the bar: a penalty charge of one look from Bev.',
} satisfies TariffBoardProps;

export const ticket = {
  heading: 'Pay and display',
  price: 'Free',
  lines: [
    { term: 'Valid for', text: 'first visit, one hour' },
    { term: 'Level', text: '−2, by the ramp' },
    { term: 'Includes', text: 'an attendant, a bar, tea' },
    { term: 'Registration', text: 'your first name will do' },
  ],
};

export const tariffPage = {
  lead: 'Charged by how long you stay, like everything else in this building since 1968. No joining fee, no notice period, no clamp.',
  terms: 'Cards, phones and coins. The machine gives change; it is older than the coaches.',
};

export const attended = {
  heading: 'Attended parking',
  bay: '02',
  lead: 'The same floor with somebody watching. Sixty minutes, booked at the booth or on the form.',
  caption: 'With an attendant, by the hour',
  rows: [
    { stay: 'One to one', note: 'you, a bar and one opinion', price: '£48' },
    { stay: 'Tandem', note: 'two of you, each', price: '£29' },
    { stay: 'Learner’s six', note: 'six Learner sessions, then you are let out alone', price: '£66' },
    { stay: 'A single class', note: 'if you have no month ticket', price: '£12' },
  ],
  notice: 'Cancelled by eight the night before: nothing to pay. After that, the bay was yours.',
} satisfies TariffBoardProps;

export const tariffQuestions = {
  heading: 'Queries at the machine',
  items: [
    {
      question: 'Is there a contract?',
      answer:
        'No. The month ticket runs a month at a time and stops when you tell the booth. Nobody rings to ask why.',
    },
    {
      question: 'Can I actually park?',
      answer:
        'On level 2, at the council’s rates, which are higher than ours. Bring the bicycle down the ramp: racks on −1, no charge.',
    },
    {
      question: 'Students, over sixties, nurses?',
      answer: '£39 a month. Show something with your face on it. We don’t check the face very hard.',
    },
    {
      question: 'Can I freeze it?',
      answer:
        'For as long as you like, at nothing a month. We have people on level −1 who have been frozen since their daughter was born.',
    },
  ] satisfies readonly FaqDetailsItem[],
};
