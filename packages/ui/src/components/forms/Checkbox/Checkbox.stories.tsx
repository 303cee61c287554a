import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Stack } from '../../../primitives/index.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { Checkbox } from './Checkbox.tsx';

const sent = fn<(values: FormData) => void>();

const meta = preview.meta({
  component: Checkbox,
  args: { label: 'Send me the newsletter', onCheckedChange: fn() },
  parameters: { states: ['least', 'usual', 'long-words', 'error', 'disabled', 'keyboard'] },
});

/** The least: one thing to agree to. */
export const LabelOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me the newsletter' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('Send me the newsletter'));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
});

/** With what ticking it brings. */
export const WithHint = meta.story({
  tags: ['usual'],
  args: { hint: 'Once a month, and never your address to anyone.', name: 'newsletter', defaultChecked: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { checked: true });
    await expect(box).toHaveAccessibleDescription('Once a month, and never your address to anyone.');
  },
});

/** With how many results it has. */
export const WithCount = meta.story({
  args: { label: 'Barbershop', count: '3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Barbershop 3' })).toBeVisible();
  },
});

/** It stands for several, and only some of them are ticked: pressing it ticks them all. */
export const SomeOfThem = meta.story({
  args: { label: 'All trades', defaultChecked: undefined },
  render: function Trades(args) {
    const [checked, setChecked] = useState<boolean | 'indeterminate'>('indeterminate');
    return <Checkbox {...args} checked={checked} onCheckedChange={setChecked} />;
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).not.toBePartiallyChecked();
  },
});

/** The page keeps the tick, and this one lets no visitor set it. */
export const Kept = meta.story({
  args: { checked: false },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(box).not.toBeChecked();
  },
});

/** Required and not ticked: the form says so beside it, until it is. */
export const InAForm = meta.story({
  tags: ['error'],
  args: { label: 'I have read the terms', name: 'terms', value: 'read', required: true },
  render: (args) => (
    <Form formAction="/order" messages={{ terms: 'Tick this to go on' }} onSubmit={sent}>
      <Checkbox {...args} />
      <SubmitButton label="Order" busyLabel="Ordering…" />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms' });
    await expect(box).toHaveFocus();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Tick this to go on');

    await userEvent.click(box);
    await expect(box).toHaveAccessibleDescription('');
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await expect(Object.fromEntries(sent.mock.lastCall![0])).toEqual({ terms: 'read' });
  },
});

/** Sent back by the server, with the reason under it. */
export const Wrong = meta.story({
  tags: ['error'],
  args: { label: 'I have read the terms', error: 'Tick this to go on', hint: 'Two pages, no small print.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Tick this to go on Two pages, no small print.',
    );
  },
});

/** Cleared with the rest of its form. */
export const Cleared = meta.story({
  args: { name: 'newsletter' },
  render: (args) => (
    <form>
      <Stack gap="medium" align="start">
        <Checkbox {...args} />
        <Button tone="outline" onClick={({ currentTarget }) => currentTarget.form!.reset()}>
          Clear
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(box).not.toBeChecked());
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
});

/** Disabled: one that is ticked for good, and one that is not. */
export const Disabled = meta.story({
  tags: ['disabled'],
  args: { disabled: true },
  render: (args) => (
    <>
      <Checkbox {...args} label="Strictly necessary" defaultChecked />
      <Checkbox {...args} label="Flowershop" count="0" />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await userEvent.click(canvas.getByText('Flowershop'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});

/** Long words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung gelesen',
    hint: 'Einschließlich der Donaudampfschifffahrtsgesellschaftskapitänsverordnung.',
    error: 'Bitte bestätigen Sie die Rindfleischetikettierungsüberwachungsaufgabenübertragung.',
    count: '1.024',
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Ticked and unticked without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
});

/** Ticked before the script loaded: it stays ticked, would be sent, and `onCheckedChange` is called once. */
export const BeforeScript = meta.story({
  args: { name: 'newsletter', value: 'monthly' },
  render: (args) => <form dangerouslySetInnerHTML={{ __html: renderToString(<Checkbox {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const form = canvasElement.querySelector('form')!;
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(new FormData(form).get('newsletter')).toBe('monthly');

    const mismatch = fn();
    hydrateRoot(form, <Checkbox {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(args.onCheckedChange).toHaveBeenCalledWith(true));
    await expect(args.onCheckedChange).toHaveBeenCalledOnce();
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(mismatch).not.toHaveBeenCalled();
  },
});

/** A tick that refuses. */
export const TickForNo = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { label: 'Don’t send me anything unless I ask' },
});
