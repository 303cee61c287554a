import type { FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import type { Pair } from '../sections/PairList/index.ts';
import type { VoucherCardsProps } from '../sections/VoucherCards/index.ts';
import { demonstration, labels } from './business.ts';

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
  footnote: demonstration,
  sent: {
    heading: 'One half is as good as yours',
    text: 'In real life we would ring you back today. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies FieldsFormProps;
