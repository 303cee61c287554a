import type { VoucherCardsProps } from './VoucherCards.tsx';

export const pottery = {
  heading: 'Give an evening',
  lead: 'Clay, apron and the firing are in the price. The biscuit tin is not promised.',
  vouchers: [
    { name: 'One evening', text: 'Three hours at the wheel', price: '£48' },
    { name: 'Four evenings', text: 'A month of Tuesdays, and something to show for it', price: '£160' },
  ],
  labels: { giver: 'From', receiver: 'For' },
} satisfies VoucherCardsProps;

export const toepferei = {
  heading: 'Geschenkgutscheine',
  vouchers: [
    {
      name: 'Drehscheibenwochenendkurs',
      text: 'Brennofenbenutzungsgebührenpauschale inbegriffen',
      price: '€1.249,90',
    },
  ],
  labels: { giver: 'Schenkende', receiver: 'Beschenkte' },
} satisfies VoucherCardsProps;
