import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Field } from '../Field/Field.tsx';
import { MessageForm } from './MessageForm.tsx';

const meta = preview.meta({
  component: MessageForm,
  args: {
    names: ['name'],
    honeypot: { name: 'zq4v', label: 'Leave this empty' },
    formAction: '/contact',
    messages: { name: 'Enter your name' },
    labels: {
      problems: 'Some of this needs another look',
      send: 'Send',
      sending: 'Sending…',
      sent: 'It’s in the box',
      reference: 'Your number:',
    },
    children: <Field name="name" label="Name" />,
  },
});

/** Nothing written yet. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
  },
});

/** Sent by keyboard alone, which leaves the honeypot empty. */
export const KeyboardOnly = meta.story({
  args: { onSubmit: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ada{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Ada', honeypot: '' });
  },
});

/** Sent by a machine, which fills in every field it finds: the trapped value is sent along. */
export const ByMachine = meta.story({
  args: { onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText<HTMLInputElement>('Leave this empty').value = 'https://example.com';
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Ada', honeypot: 'https://example.com' });
  },
});

/** The answer stands in the form's place. */
export const Sent = meta.story({
  args: { status: 'success', reference: 'L-1042' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'It’s in the box' })).toHaveTextContent('L-1042');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** Under its answer the form stands empty, for a visitor who has more to say. */
export const SentWithMoreToSay = meta.story({
  args: { status: 'success', again: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It’s in the box')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
});
