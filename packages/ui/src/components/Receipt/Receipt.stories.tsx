import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Receipt } from './Receipt.tsx';

const meta = preview.meta({
  component: Receipt,
  args: {
    shop: { name: 'Awning', tagline: 'Open for business, online.' },
    lines: [{ id: 'classic', name: 'Barbershop Classic', price: '$299' }],
    total: { label: 'TOTAL USD', price: '$299' },
  },
});

/** One thing and what it costs. */
export const OneLine = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Barbershop Classic');
    await expect(canvas.getByRole('definition')).toHaveTextContent('$299');
  },
});

/** As the till prints it while people still choose. */
export const AtTheTill = meta.story({
  args: {
    lines: [
      { id: 'classic', name: 'Barbershop Classic', price: '$299' },
      { id: 'extraPages', name: 'Extra Pages', price: '$50', passing: true },
    ],
    total: { label: 'TOTAL USD', note: 'paid once', price: '$349' },
    withoutScript: 'The next page adds it all up before you pay.',
    footer: ['Ready in 3-5 business days.', 'Thank you. Mind the step.'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$349')).toBeVisible();
    await expect(canvas.getByText('The next page adds it all up before you pay.')).not.toBeVisible();
  },
});

/** As it is kept: with a number, a date and a stamp. */
export const Stamped = meta.story({
  args: {
    facts: [
      { label: 'Order', text: 'AW-7K2M-41' },
      { label: 'Date', text: '3 September 2026', dateTime: '2026-09-03' },
    ],
    stamp: { label: 'Paid', tone: 'good' },
  },
});

/** Names and sums that need their room. */
export const LongWords = meta.story({
  args: {
    lines: [
      {
        id: 'long',
        name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        price: '12.345,67 €',
      },
    ],
    total: { label: 'Gesamtrechnungsbetrag', price: '12.345,67 €' },
  },
  globals: { viewport: { value: 'narrow' } },
});
