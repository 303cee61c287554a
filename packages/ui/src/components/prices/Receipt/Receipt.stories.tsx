import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '../../../primitives/index.ts';
import { Receipt, ReceiptSkeleton } from './Receipt.tsx';

const meta = preview.meta({
  component: Receipt,
  args: {
    shop: { name: 'Awning', tagline: 'Open for business, online.' },
    lines: [{ id: 'classic', name: 'Barbershop Classic', price: '$299' }],
    total: { label: 'TOTAL USD', price: '$299' },
  },
  decorators: [
    (Story) => (
      <Container width="prose">
        <Story />
      </Container>
    ),
  ],
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

/** Long names and sums. */
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

/** As long as the till roll. */
export const Many = meta.story({
  args: {
    lines: Array.from({ length: 14 }, (_, line) => ({
      id: String(line),
      name: `Thing ${line + 1}`,
      price: `$${(line + 1) * 5}`,
    })),
    total: { label: 'TOTAL USD', price: '$525' },
  },
});

/** Nothing on it yet. */
export const Empty = meta.story({
  args: { lines: [], empty: 'Nothing on it yet.', total: { label: 'TOTAL USD', price: '$0' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing on it yet.')).toBeVisible();
    await expect(canvas.queryByRole('term')).toBeNull();
  },
});

/** The till is still adding it up. */
export const Loading = meta.story({
  render: ({ shop }) => <ReceiptSkeleton shop={shop} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Awning')).toBeVisible();
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
});
