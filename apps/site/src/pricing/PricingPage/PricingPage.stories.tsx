import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { PricingPage, type PricingPageProps } from './PricingPage.tsx';

const quote: PricingPageProps['quote'] = { formAction: '/quote/create', onSubmit: fn(), onFirstTouch: fn() };
const typed = {
  name: 'Ines Okonjo',
  email: 'ines@okonjobell.example',
  business: 'Bicycle workshop',
  budget: '$1,000 to $2,500',
  details: 'A page where people book a repair.',
};

const soldInSize: PricingPageProps['soldInSize'] = {
  basic: { designs: 5, functions: {}, addOns: [] },
  intermediate: { designs: 5, functions: { booking: 3, news: 3 }, addOns: ['priorityLaunch'] },
  advanced: {
    designs: 5,
    functions: { booking: 3, news: 5, branches: 2 },
    addOns: ['priorityLaunch', 'staffTraining'],
  },
};

const meta = preview.meta({
  component: PricingPage,
  args: { soldInSize, quote },
  parameters: { layout: 'fullscreen' },
});

/** Three tickets, all of them side by side, a pad for the rest, and answers. */
export const Usual = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const anchor of ['basic', 'intermediate', 'advanced', 'custom-development', 'faq']) {
      await expect(canvasElement.querySelectorAll(`#${anchor}`)).toHaveLength(1);
    }
    const advanced = within(canvas.getByRole('article', { name: /^Advanced/ }));
    await expect(advanced.getByText('12 or more pages')).toBeVisible();
    await expect(advanced.getByText('One-time payment. No monthly fees.')).toBeVisible();
    const training = canvas.getByRole('row', { name: /^Staff Training Session/ });
    await expect(training).toHaveTextContent(/Not sold.*Not sold.*Add-on, \$80/);
    // What the larger sizes cost more for.
    await expect(canvas.getByRole('row', { name: /^Booking.* None 3 of 5 3 of 5$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^News None 3 of 5 All 5$/ })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'How soon will I be open?' }));
    await expect(
      canvas.getByText(/^3-5 business days for Basic; 7-14 days for larger sites\. The clock/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Is there anything to pay each month?' }));
    await expect(canvas.getByRole('button', { name: 'How soon will I be open?' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

/** On a phone the table keeps the three of them abreast: what is in the price is ticked, what costs more says how much, and nothing is crossed out. */
export const OnAPhone = Usual.extend({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'All three, side by side' }));
    const extra = table.getByRole('row', { name: 'Blog Setup Add-on, $100 Add-on, $100 Add-on, $100' });
    const tops = within(extra)
      .getAllByRole('cell')
      .map((cell) => cell.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    const hosting = table.getByRole('row', { name: 'Hosting Included Included Included' });
    await expect(hosting).toBeVisible();
    await expect(table.queryByText('Not included')).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

/** A request that has arrived. */
export const QuoteSent = meta.story({
  args: { quote: { ...quote, status: 'success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'We have your request' })).toBeVisible();
  },
});

/** A request that the server sent back, after a form without script. */
export const QuoteRefused = meta.story({
  args: {
    quote: {
      ...quote,
      draft: { ...typed, business: '' },
      problems: {
        form: 'Enter what kind of business it is.',
        fields: { business: 'Enter what kind of business it is' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Business type' })).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: 'Budget range' })).toHaveValue('$1,000 to $2,500');
  },
});
