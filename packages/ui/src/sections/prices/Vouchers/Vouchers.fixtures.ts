import type { VouchersProps } from './Vouchers.tsx';

export const labels = {
  items: 'Choose one',
  receiver: 'Whose name goes on it',
  message: 'What shall we write on it',
  way: 'How does it get to you?',
  byMail: 'By email, to print',
  byPost: 'By post, on card',
  optional: '(if you like)',
  address: { heading: 'Where to', street: 'Street and number', postcode: 'Postcode', town: 'Town' },
  you: { heading: 'Who is asking?', name: 'Your name', email: 'Your email', telephone: 'Telephone' },
};

export const barber = {
  id: 'vouchers',
  heading: 'Give somebody a good head',
  lead: 'Printed on the card we used to write appointments on.',
  items: [
    { id: '20', price: 2000, note: 'Anything in the shop, the comb too.', valid: 'Good for three years' },
    { id: '50', price: 5000, note: 'Half a year of tidy Fridays.', valid: 'Good for three years' },
    {
      id: 'shave',
      name: 'Hot-towel shave',
      price: 2850,
      note: 'Forty minutes under the towel and out of reach.',
      valid: 'Good for a year',
    },
  ],
  currency: 'GBP',
  locale: 'en-GB',
  request: { heading: 'Ask for one', lead: 'We answer with a way to pay, and then it is on its way.' },
  submit: 'Ask for the voucher',
  sent: { heading: 'That’s with us', text: 'Moss will write back before we sweep up.' },
  labels,
} satisfies VouchersProps;
