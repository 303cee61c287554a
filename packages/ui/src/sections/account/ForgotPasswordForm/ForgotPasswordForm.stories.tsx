import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { german, lostKey, refusal } from './ForgotPasswordForm.fixtures.ts';
import { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm.tsx';

const { lead: _, ...least } = lostKey;

const meta = preview.meta({
  component: ForgotPasswordForm,
  args: { ...least, onSubmit: fn(), onFirstTouch: fn() },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'loading', 'success', 'error', 'keyboard'],
  },
});

function Server({
  outcome,
  ...props
}: ForgotPasswordFormProps & { outcome: Partial<ForgotPasswordFormProps> }) {
  const [answer, setAnswer] = useState<Partial<ForgotPasswordFormProps>>({});
  return <ForgotPasswordForm {...props} {...answer} onSubmit={() => setAnswer(outcome)} />;
}

/** The least: where to write. */
export const Fresh = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    await expect(canvas.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/login');
  },
});

/** With a line that says what will come. */
export const Usual = meta.story({
  tags: ['usual'],
  args: lostKey,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@hargreave.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ada@hargreave.example' });
  },
});

/** No address at all. */
export const NothingFilledIn = meta.story({
  tags: ['error'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Enter an email address like name@example.com');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** On its way: pressing again does nothing. */
export const Sending = meta.story({
  tags: ['loading'],
  args: { ...lostKey, status: 'submitting', draft: { email: 'ada@hargreave.example' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sending...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending...');
  },
});

/** Sent, without a mouse: the focus is on the good news. */
export const ByKeyboard = meta.story({
  tags: ['success', 'keyboard'],
  args: lostKey,
  render: (args) => <Server {...args} outcome={{ status: 'success' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('ada@hargreave.example{Tab}{Enter}');
    const sent = canvas.getByRole('group', { name: 'Password reset link sent! Check your email.' });
    await expect(sent).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to log in' })).toHaveFocus();
  },
});

/** It did not go out: the address stays, and it can be sent again. */
export const Failed = meta.story({
  tags: ['error'],
  render: (args) => <Server {...args} outcome={{ problems: { form: refusal } }} />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ada@hargreave.example{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(refusal);
    await expect(email).toHaveValue('ada@hargreave.example');
  },
});

/** Typed before the script loaded. */
export const BeforeScript = meta.story({
  render: (args) => (
    <div dangerouslySetInnerHTML={{ __html: renderToString(<ForgotPasswordForm {...args} />) }} />
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ada@hargreave.example');

    const mismatch = fn();
    const page = canvas.getByRole('region', { name: lostKey.heading }).parentElement!;
    hydrateRoot(page, <ForgotPasswordForm {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(args.onFirstTouch).toHaveBeenCalledOnce());
    await expect(email).toHaveValue('ada@hargreave.example');
    await expect(mismatch).not.toHaveBeenCalled();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...german, problems: { fields: { email: 'Diese Postanschrift ist keine Postanschrift' } } },
  globals: { viewport: { value: 'narrow' } },
});

/** Good news that needs its room. */
export const LongNews = meta.story({
  args: { ...german, status: 'success' },
  globals: { viewport: { value: 'narrow' } },
});

/** Help that sends the customer elsewhere. */
export const SentElsewhere = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...lostKey,
    heading: 'Access problems',
    lead: 'If the issue persists, please contact the support department.',
    labels: { ...lostKey.labels, send: 'Submit' },
  },
});
