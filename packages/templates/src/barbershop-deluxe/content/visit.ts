import type { EnquiryFormProps } from '@awning/ui/sections/EnquiryForm';
import type { Pair } from '@awning/ui/sections/PairList';
import type { VoucherCardsProps } from '@awning/ui/sections/VoucherCards';
import { business, labels } from './business.ts';

const demonstration = 'A demonstration: nothing you type here leaves your browser.';

export const bookPage = {
  before: 'Name an\nhour',
  after: 'Take a\nchair',
  figure: 'A counter bell, half in the dark and half in the light',
  lead: 'Three chairs, one till eleven. A walk-in is welcome; a booking is quicker.',
  ring: 'Ring 0141 496 0110',
};

export const bookHours = {
  heading: 'Light on',
  note: 'Quietest: Tuesday and Wednesday before four. Saturday from seven is a party with a haircut at the end of it.',
};

export const bookForm = {
  id: 'book',
  heading: 'Hold me a chair',
  lead: 'We text you back within the hour, as long as the light is on.',
  fields: [
    { name: 'name', label: 'Your name', autoComplete: 'name', required: true },
    { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'service',
      label: 'What for',
      options: [
        'Haircut, £32',
        'Skin fade, £36',
        'Hot-towel shave, £34',
        'Beard trim, £20',
        'The double, £60',
        'Something else',
      ],
    },
    {
      name: 'chair',
      label: 'Whose chair',
      options: ['First one free', 'One: Otto', 'Two: Ava', 'Three: Tam'],
    },
    {
      name: 'when',
      label: 'Day and rough hour',
      placeholder: 'Thursday, after nine',
      required: true,
      wide: true,
    },
    {
      name: 'else',
      label: 'Anything we should know',
      placeholder: 'Quiet, please. Or: it has to survive a hard hat',
      lines: 2,
      wide: true,
    },
  ],
  submit: 'Ask for the chair',
  note: demonstration,
  sent: {
    heading: 'See you in the mirror',
    text: 'On a live site we would text you back within the hour. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies EnquiryFormProps;

export const afterBooking = {
  heading: 'What happens then',
  pairs: [
    { term: '1', text: 'You get a text with an hour in it. Say yes, or say later.' },
    { term: '2', text: 'You come in, somebody takes your coat, and the dog takes your seat.' },
    { term: '3', text: 'We talk before anything is switched on. Then we cut.' },
    { term: '4', text: 'You look left, you look right, you pay, you go out sharp.' },
  ] satisfies readonly Pair[],
};

export const vouchersPage = {
  title: 'Gift\nvouchers',
  figure: 'A present in a large bow, half in the dark and half in the light',
  lead: 'For somebody who has everything, including too much hair.',
  aside: 'Good for two years, in any chair.',
};

export const vouchers = {
  heading: 'One half yours, one half theirs',
  lead: 'Printed on card, cut down the middle. Keep the dark side; give the light one.',
  vouchers: [
    { name: 'The double', text: 'Cut and hot-towel shave, an hour and a quarter', price: '£60' },
    { name: 'The eighty-eight', text: 'Everything we do, and shined shoes', price: '£88' },
    { name: 'Eight cuts', text: 'For the price of seven, to share with whoever you like', price: '£224' },
  ],
  labels: { giver: 'From', receiver: 'For' },
} satisfies VoucherCardsProps;

export const voucherTerms = {
  heading: 'How it works',
  pairs: [
    {
      term: 'By post',
      text: 'Ask by four and it goes the same day, first class, in a midnight-blue envelope.',
    },
    {
      term: 'In a hurry?',
      text: 'We can mail it as a picture. Late on Christmas Eve we have read one out over the telephone.',
    },
    {
      term: 'Any amount?',
      text: 'Yes, in even pounds. It buys what it buys, and what is left stays on the card.',
    },
    { term: 'Lost it?', text: 'Your half has the number on it. That is what your half is for.' },
  ] satisfies readonly Pair[],
};

export const voucherCounter = {
  heading: 'Or over the *counter*',
  text: 'Any day we are open, until eleven at night. We wrap, if you hold the ribbon.',
  find: 'Find us',
};

export const voucherForm = {
  id: 'voucher',
  heading: 'Send one',
  lead: 'We ring back for the card number. It is never written down.',
  fields: [
    { name: 'name', label: 'Your name', autoComplete: 'name', required: true },
    { name: 'telephone', label: 'Telephone', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'voucher',
      label: 'Which one',
      options: ['The double, £60', 'The eighty-eight, £88', 'Eight cuts, £224', 'Another amount'],
    },
    { name: 'for', label: 'Who for', placeholder: 'My brother, with love and concern', required: true },
  ],
  submit: 'Ask for the voucher',
  note: demonstration,
  sent: {
    heading: 'One half is as good as yours',
    text: 'On a live site we would ring you back today. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies EnquiryFormProps;

export const findPage = {
  title: 'Find us',
  lead: `${business.street}, ${business.town} ${business.postcode}. The lamp over the door is on when we are.`,
  map: 'Map: Meridian Lane runs straight down to the river. Number 8 is half-way, between Tollgate Street and Half-Moon Row; the subway is on one side, the night bus on the other',
  names: {
    lane: 'Meridian Lane',
    upper: 'Tollgate Street',
    lower: 'Half-Moon Row',
    river: 'River Clyde',
    subway: 'Subway',
    bus: 'Night bus',
  },
};

export const directions = {
  heading: 'Which way',
  pairs: [
    {
      term: 'Subway',
      text: 'Four minutes from the inner circle, five from the outer. The last one goes at half past eleven; we have never made anybody miss it.',
    },
    { term: 'Night bus', text: 'Stops on Tollgate Street. Tam will tell you which, whether you ask or not.' },
    { term: 'Car', text: 'The multi-storey on Half-Moon Row, free after six. Funny, that.' },
    { term: 'Bicycle', text: 'Bring it in. There are two hooks by the coats.' },
    { term: 'Wheels', text: 'No step at the door, 90 cm wide. Chair two slides out and yours rolls in.' },
  ] satisfies readonly Pair[],
};
