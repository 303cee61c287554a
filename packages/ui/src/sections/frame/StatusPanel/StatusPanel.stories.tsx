import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { cancelled, paid as paidFor, processing, thanks } from './StatusPanel.fixtures.ts';
import { StatusPanel } from './StatusPanel.tsx';

const meta = preview.meta({
  component: StatusPanel,
  args: processing,
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'loading', 'success', 'error', 'keyboard'],
  },
});

/** It is not known yet how it went. */
export const Waiting = meta.story({
  tags: ['least', 'loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('We’re waiting for your bank');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

/** The money came in. */
export const Success = meta.story({
  tags: ['usual', 'success'],
  args: thanks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Thank you. It’s yours.' })).toHaveTextContent(
      'Order AW-7K2M-41',
    );
    await expect(canvas.getByRole('link', { name: 'Follow your order' })).toHaveAttribute(
      'href',
      '/orders/example',
    );
  },
});

/** Something is to be done next: it stands before what can be read later, in the first screen of a phone. */
export const WithFootnote = meta.story({
  tags: ['success'],
  args: { ...paidFor, live: true },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('link', { name: 'Tell us about the shop' });
    const [before, after] = [canvas.getByText(/^You paid/), canvas.getByText(/^The clock starts/)];
    await expect(before.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(after.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    // Under a bar and its awning of 110 px, on a screen of 740.
    await expect(action.getBoundingClientRect().bottom + window.scrollY).toBeLessThan(740 - 110);
    await expect(canvas.getByRole('status')).toHaveTextContent('Ready in 3-5 business days.');
  },
});

/** It did not go through, and there is one thing to do: a plain post that works without script. */
export const Problem = meta.story({
  tags: ['error'],
  args: {
    ...cancelled,
    form: { formAction: '/orders/example/pay', label: 'Pay now', busyLabel: 'One moment…' },
    actions: [{ label: 'Back to the windows', href: '/templates' }],
  },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('button', { name: 'Pay now' }).closest('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('action', '/orders/example/pay');
  },
});

/** The words change while a screen reader listens: the place they change in was on the page before. */
export const Live = meta.story({
  tags: ['success'],
  args: { live: true },
  render: function Bank(args) {
    const [paid, setPaid] = useState(false);
    return (
      <>
        <StatusPanel {...args} {...(paid && thanks)} />
        <Board tone="plain">
          <Button onClick={() => setPaid(true)}>The bank says yes</Button>
        </Board>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(/waiting for your bank/);
    await userEvent.click(canvas.getByRole('button', { name: 'The bank says yes' }));
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent(/It’s yours/);
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Zahlungsbestätigungsverarbeitungsvorgang',
    text: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung.',
    reference: { label: 'Auftragsnummer', text: 'AW-7K2M-41-2026-000000000000000001' },
    actions: [
      { label: 'Auftragsverfolgung öffnen', href: '/orders/example' },
      { label: 'Zurück zur Vorlagenübersicht', href: '/templates' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** By keyboard alone: first what there is to do, then the ways on. */
export const KeyboardOnly = Problem.extend({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to the windows' })).toHaveFocus();
  },
});

/** Much feeling, no fact. */
export const SorryForNothing = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...cancelled,
    heading: 'Oops! Something went wrong',
    text: 'We are so sorry about this. Please accept our apologies.',
    actions: [{ label: 'Continue', href: '/templates' }],
  },
});
