import { expect, spyOn } from 'storybook/test';
import preview from '#storybook/preview';
import { paid } from './OrderSummary.fixtures.ts';
import { OrderSummary } from './OrderSummary.tsx';

const meta = preview.meta({
  component: OrderSummary,
  args: paid,
  parameters: { layout: 'fullscreen' },
});

/** Money came in: the receipt says so and can be printed. */
export const Paid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const receipt = canvas.getByRole('region', { name: 'Your receipt' });
    await expect(receipt).toHaveTextContent('OrderAW-7K2M-41');
    await expect(receipt).toHaveTextContent('Extra Pages$50');
    await expect(receipt).toHaveTextContent('TOTAL USD paid once $374');
    await expect(canvas.getByText('3 September 2026')).toHaveAttribute('datetime', '2026-09-03T10:12:00Z');
    await expect(canvas.getByText('Paid')).toBeVisible();

    const print = spyOn(globalThis, 'print').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Print the receipt' }));
    await expect(print).toHaveBeenCalledOnce();
  },
});

/** Left at the till: nothing is owed until it is paid. */
export const Unpaid = meta.story({
  args: {
    heading: 'Your order',
    text: 'Nothing has been charged.',
    total: { label: 'TO PAY USD', price: '$374' },
    stamp: { label: 'Not paid', tone: 'open' },
  },
});

/** Given back in full. */
export const Refunded = meta.story({ args: { stamp: { label: 'Refunded', tone: 'void' } } });

/** An order as long as the till roll. */
export const Many = meta.story({
  args: {
    lines: [
      ...paid.lines,
      { id: 'blogSetup', name: 'Blog Setup', price: '$100' },
      { id: 'priorityLaunch', name: 'Priority Launch', price: '$100' },
      { id: 'staffTraining', name: 'Staff Training Session', price: '$80' },
    ],
    total: { ...paid.total, price: '$654' },
  },
});

/** Words and sums that need their room, on the narrowest phone. */
export const LongWords = meta.story({
  args: {
    heading: 'Zahlungsbestätigungsunterlagen',
    reference: { label: 'Auftragsbestätigungsnummer', text: 'AW-7K2M-41-2026-000001' },
    lines: [
      {
        id: 'long',
        name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        price: '12.345,67 €',
      },
    ],
    total: { label: 'Gesamtbetrag EUR', note: 'einmalig', price: '12.345,67 €' },
    stamp: { label: 'Vollständig bezahlt', tone: 'good' },
  },
  globals: { viewport: { value: 'narrow' } },
});
