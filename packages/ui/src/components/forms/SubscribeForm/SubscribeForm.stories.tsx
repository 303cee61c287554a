import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { german, letters } from './SubscribeForm.fixtures.ts';
import { SubscribeForm, type SubscribeStatus } from './SubscribeForm.tsx';

const meta = preview.meta({
  component: SubscribeForm,
  args: { ...letters, onSubmit: fn(), onEdit: fn(), onFirstTouch: fn() },
  parameters: {
    states: ['least', 'usual', 'long-words', 'loading', 'success', 'error', 'keyboard'],
  },
});

/** Waiting for an address. */
export const Idle = meta.story({
  tags: ['least', 'usual'],
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await expect(email).toHaveAttribute('inputmode', 'email');
    await expect(canvas.getByRole('link', { name: 'How we keep your address' })).toHaveAttribute(
      'href',
      '/privacy',
    );
    await expect(email.closest('form')).toHaveAttribute('action', '/newsletter/subscribe');
  },
});

/** Sent without a valid address: the error stands beside it, and goes as soon as the address is valid. */
export const Invalid = meta.story({
  tags: ['error'],
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ada@');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(email, 'example.com');
    await expect(email).toHaveAccessibleDescription('');
  },
});

/** Where the button stands under the field, the error is still directly below the field. */
export const InvalidOnAPhone = meta.story({
  tags: ['error'],
  args: { status: 'invalid' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const boxOf = (piece: HTMLElement) => piece.getBoundingClientRect();
    const error = boxOf(canvas.getByText('Please enter a valid email'));
    await expect(error.top).toBeGreaterThan(boxOf(canvas.getByRole('textbox', { name: 'Email' })).bottom);
    await expect(error.bottom).toBeLessThan(boxOf(canvas.getByRole('button', { name: 'Subscribe' })).top);
  },
});

/** Where there is room for both, the button stays in line with the field, with an error below that too. */
export const InvalidOnADesktop = meta.story({
  tags: ['error'],
  args: { status: 'invalid' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Subscribe' }).getBoundingClientRect();
    await expect([button.top, button.bottom]).toEqual([field.top, field.bottom]);
    const error = canvas.getByText('Please enter a valid email').getBoundingClientRect();
    await expect(error.top).toBeGreaterThan(field.bottom);
  },
});

/** The server refused the address too. Editing it takes the words away. */
export const InvalidToTheServer = meta.story({
  args: { status: 'invalid' },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription('Please enter a valid email');
    await userEvent.type(email, 'a');
    await expect(email).toHaveAccessibleDescription('');
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

/** It could not be sent, and it is known why. */
export const FailedForAReason = meta.story({
  tags: ['error'],
  args: { status: 'error', errorReason: 'The connection failed. Check it and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Try again later\. The connection failed\. Check it/,
    );
  },
});

/** On its way, once, however often it is pressed. */
export const Loading = meta.story({
  tags: ['loading'],
  args: { status: 'loading' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Subscribing…' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Subscribing…');
    await userEvent.dblClick(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** It did not arrive. What was typed stays, and editing it takes the words away. */
export const Failed = meta.story({
  tags: ['error'],
  render: function Server(args) {
    const [status, setStatus] = useState<SubscribeStatus>(null);
    return <SubscribeForm {...args} status={status} onSubmit={() => setStatus('error')} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ada@example.com{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong. Try again later.');
    await expect(email).toHaveValue('ada@example.com');
    await userEvent.type(email, '.au');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

/** Thanked, in the form’s place: a visitor who sent it by keyboard has the focus moved there. */
export const ByKeyboard = meta.story({
  tags: ['success', 'keyboard'],
  render: function Server(args) {
    const [status, setStatus] = useState<SubscribeStatus>(null);
    return (
      <SubscribeForm
        {...args}
        status={status}
        onSubmit={(values) => {
          void args.onSubmit?.(values);
          setStatus('success');
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ada@example.com{Tab}{Enter}');
    await expect(canvas.getByRole('group', { name: 'Thanks — check your inbox!' })).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ada@example.com' });
  },
});

/** They were on the list before. */
export const Already = meta.story({
  tags: ['success'],
  args: { status: 'already' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'You’re on the list already.' })).toBeVisible();
  },
});

/** Cut from paper, for a painted ground. */
export const Slip = meta.story({ args: { look: 'slip' } });

/** The browser posts it while there is no script; what was typed by then stays. */
export const BeforeScript = meta.story({
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<SubscribeForm {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeRequired();
    await expect(email).toHaveAttribute('name', 'email');
    await expect(email.closest('form')).toHaveAttribute('method', 'post');
    await userEvent.type(email, 'ada@example.com');

    const mismatch = fn();
    const page = canvas.getByRole('status').parentElement!.parentElement!.parentElement!;
    hydrateRoot(page, <SubscribeForm {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(args.onFirstTouch).toHaveBeenCalledOnce());
    await expect(email).toHaveValue('ada@example.com');
    await expect(mismatch).not.toHaveBeenCalled();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...german, look: 'slip' },
  globals: { viewport: { value: 'narrow' } },
});
