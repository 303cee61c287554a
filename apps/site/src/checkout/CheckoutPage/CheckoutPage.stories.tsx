import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { listedTemplates, type ListedTemplate } from '../../goods/listedTemplates.ts';
import { CheckoutPage, type CheckoutPageProps } from './CheckoutPage.tsx';

const meta = preview.meta({
  component: CheckoutPage,
  args: {
    item: listedTemplates[0] as ListedTemplate,
    formAction: '/api/create-checkout-session',
    onSubmit: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

/** Nothing is filled in yet. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Blog Setup/ })).not.toBeChecked();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('At the till');
    await expect(canvas.getByText(/we never see your card number/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'When you get your money back' })).toHaveAttribute(
      'href',
      '/refunds',
    );
  },
});

/** It is known that Stripe takes the payment: beside the button, and in its bar on a phone. */
export const ByStripe = meta.story({
  args: { cardProvider: 'stripe' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Card payments by Stripe: Visa, Mastercard/)).toBeVisible();
    const note = canvas.getByText('Cards by Stripe. Money back until we begin.');
    // In one line: the bar leaves the labels of the first screen whole.
    await expect(note.offsetHeight).toBeLessThan(20);
    await expect(canvas.queryByText(/Test mode/)).not.toBeInTheDocument();
  },
});

/** A shop that sells through the test till says that it takes no money. */
export const TestTill = meta.story({
  args: { cardProvider: 'till' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Test mode/)).toHaveLength(2);
    await expect(canvas.queryByText(/Stripe/)).not.toBeInTheDocument();
  },
});

/** A large one: its own add-ons can be added, too. */
export const Advanced = meta.story({
  args: { item: listedTemplates.find(({ template }) => template.tier === 'advanced') as ListedTemplate },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Staff Training Session/ })).not.toBeChecked();
  },
});

/** The till makes its promises in the words of the confirmation. */
export const Promises = meta.story({
  play: async ({ canvas }) => {
    const receipt = canvas.getByRole('region', { name: 'Your receipt so far' });
    await expect(receipt).toHaveTextContent('Ready in 3-5 business days.');
    await expect(receipt).not.toHaveTextContent('7-14 days');
    await expect(receipt).toHaveTextContent('One-time payment.');
  },
});

function Arriving(args: CheckoutPageProps) {
  const [known, setKnown] = useState(false);
  return (
    <>
      <CheckoutPage
        {...args}
        draft={known ? { name: 'Ada Sharp', email: 'ada@sharp.example' } : args.draft}
      />
      <button type="button" onClick={() => setKnown(true)}>
        It is Ada
      </button>
    </>
  );
}

/** The session becomes known: empty fields are filled in, and typed ones stay. */
export const LoggedIn = meta.story({
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'shop@sharp.example');
    await userEvent.click(canvas.getByRole('button', { name: 'It is Ada' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Sharp');
    await expect(canvas.getByLabelText('Email')).toHaveValue('shop@sharp.example');
  },
});

/** In a look that was chosen before: the till names it, and sends it along. */
export const InChosenLook = meta.story({
  args: { tried: { palette: 'night', typefaces: 'narrow' }, look: { colours: 'Night', typeface: 'Narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Colours: Night\. Typeface: Narrow\./)).toBeVisible();
    const form = canvas.getByRole('button', { name: 'Pay by card' }).closest('form')!;
    await expect(new FormData(form).get('tried')).toBe('{"palette":"night","typefaces":"narrow"}');
  },
});

/** Sent in and refused: each field says why, and everything typed is still there. */
export const Refused = meta.story({
  args: {
    draft: { name: 'Ola Nordmann', email: 'ola at example', business: 'Klipp & Sånt', addOns: ['blogSetup'] },
    failure: {
      error: 'invalid',
      message: 'Some fields need another look.',
      fields: { email: 'Enter an email address like name@example.com' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('ola at example');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      /Enter an email address like name@example.com/,
    );
    await expect(canvas.getByRole('checkbox', { name: /Blog Setup/ })).toBeChecked();
  },
});

/** A tax number that cannot be one: the fold it stands in is open, and all of it is still there. */
export const TaxNumberRefused = meta.story({
  args: {
    draft: { name: 'Ola Nordmann', email: 'ola@example.com', billing: { country: 'NO', taxNumber: 'none' } },
    failure: {
      error: 'invalid',
      message: 'Some fields need another look.',
      fields: { taxNumber: 'Enter a VAT or tax number of letters and figures' },
    },
  },
  play: async ({ canvas }) => {
    const taxNumber = canvas.getByLabelText('VAT or tax number (optional)');
    await expect(taxNumber).toBeVisible();
    await expect(taxNumber).toHaveValue('none');
    await expect(taxNumber).toHaveAccessibleDescription(/letters and figures/);
    await expect(canvas.getByLabelText('Country (optional)')).toHaveDisplayValue('Norway');
  },
});

/** The card provider is away: nothing was charged, and nothing typed is lost. */
export const PaymentDown = meta.story({
  args: {
    draft: { name: 'Ola Nordmann', email: 'ola@example.com' },
    failure: { error: 'payment-unavailable', message: 'The payment provider cannot be reached.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "We couldn't start your payment. You have not been charged. Please try again.",
    );
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ola Nordmann');
  },
});

/** No answer came: the reason stands after what matters most. */
export const Unreachable = meta.story({
  args: { failure: { error: 'TIMEOUT_ERROR', message: 'It took too long.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /You have not been charged\. Please try again\. The answer took too long\./,
    );
  },
});
