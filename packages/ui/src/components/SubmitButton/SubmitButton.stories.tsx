import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const meta = preview.meta({
  component: SubmitButton,
  args: { label: 'Pay by card', busyLabel: 'Taking you to the payment page…' },
});

/** Waiting to be pressed. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay by card' })).toBeEnabled();
  },
});

/** The form around it is being sent. */
export const Busy = meta.story({
  render: (args) => (
    <Form action="/checkout" status="submitting">
      <SubmitButton {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Taking you to the payment page…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});
