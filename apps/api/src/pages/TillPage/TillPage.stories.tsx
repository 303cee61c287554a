import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { TillPage } from './TillPage.tsx';

const session = {
  id: 'till_5b1d',
  reference: 'AW-7KQ2-M4XD',
  lines: [{ name: 'Barbershop Classic', amount: 299_00 }],
  total: 299_00,
  currency: 'USD',
};

const meta = preview.meta({
  component: TillPage,
  args: { session },
  parameters: { layout: 'fullscreen' },
});

/** A template alone: pay, let the card fail, or go back. */
export const TemplateOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Test mode. No card is charged.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Let the card fail' })).toBeVisible();
    const pay = canvas.getByRole<HTMLButtonElement>('button', { name: 'Pay $299' });
    await expect(new FormData(pay.form!).get('outcome')).toBe('pay');
    await expect(pay.form).toHaveAttribute('action', '/pay/till_5b1d');
    await expect(canvas.getByRole('link', { name: 'Cancel and go back to Awning' })).toHaveAttribute(
      'href',
      '/pay/till_5b1d/cancel',
    );
  },
});

/** With everything that can be added to it. */
export const WithAddOns = meta.story({
  args: {
    session: {
      ...session,
      lines: [
        ...session.lines,
        { name: 'Extra Pages', amount: 50_00 },
        { name: 'Custom Domain Setup', amount: 25_00 },
        { name: 'Search Engine Optimisation for every page', amount: 120_00 },
      ],
      total: 494_00,
    },
  },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: 'Order summary' });
    await expect(summary).toHaveTextContent('$494');
    await expect(summary).toHaveTextContent('Order AW-7KQ2-M4XD');
  },
});

/** The card was declined: the page says so before anything else is tried. */
export const Declined = meta.story({
  args: { notice: 'declined' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The card was declined. Nothing was charged.');
  },
});

/** The shop could not be notified. */
export const Unheard = meta.story({
  args: { notice: 'unheard' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The till could not tell the shop');
  },
});
