import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const meta = preview.meta({
  component: SubmitButton,
  args: { label: 'Pay by card', busyLabel: 'Taking you to the payment page…' },
});

const sent = fn();

/** Waiting to be pressed. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay by card' })).toBeEnabled();
  },
});

/** The form around it is being sent. */
export const Busy = meta.story({
  render: (args) => (
    <Form formAction="/checkout" status="submitting">
      <SubmitButton {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Taking you to the payment page…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Pressed by keyboard alone, it sends the form it stands in. */
export const KeyboardOnly = meta.story({
  render: (args) => (
    <Form formAction="/checkout" onSubmit={sent}>
      <SubmitButton {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pay by card' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    label: 'Zahlungspflichtig bestellen: Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  },
  globals: { viewport: { value: 'narrow' } },
});

/** A word of the form’s own. */
export const Submit = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { label: 'Submit' },
});
