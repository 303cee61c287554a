import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { StarsField } from './StarsField.tsx';

const sent = fn();
const send = (values: FormData) => {
  sent(values.get('rating'));
};

const meta = preview.meta({
  component: StarsField,
  args: {
    name: 'rating',
    legend: 'How is it?',
    words: ['Poor', 'Not what I hoped', 'All right', 'Good', 'Just right'],
  },
  parameters: { states: ['least', 'usual', 'long-words', 'error', 'keyboard'] },
});

/** Nothing is chosen yet. */
export const Blank = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'How is it?' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(canvas.getByRole('radio', { name: 'Good' })).not.toBeChecked();
  },
});

/** Four of five, and what that means. */
export const Chosen = meta.story({
  tags: ['usual'],
  args: { defaultValue: 4 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Good' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Just right' }));
    await expect(canvas.getByRole('radio', { name: 'Good' })).not.toBeChecked();
  },
});

/** Chosen and sent without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  render: (args) => (
    <Form formAction="/reviews/create" onSubmit={send}>
      <StarsField {...args} />
      <SubmitButton label="Send" busyLabel="Sending…" />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'All right' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith('3');
  },
});

/** Sent without a star: the error stands beside them, and they have the focus. */
export const Missing = meta.story({
  tags: ['error'],
  render: (args) => (
    <Form formAction="/reviews/create" messages={{ rating: 'Choose from one to five stars' }} onSubmit={send}>
      <StarsField {...args} />
      <SubmitButton label="Send" busyLabel="Sending…" />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('radio', { name: 'Poor' })).toHaveFocus();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose from one to five stars');
    await expect(sent).not.toHaveBeenCalled();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    legend: 'Zufriedenheitsbewertungsabgabemöglichkeit',
    words: ['Unzulänglich', 'Verbesserungsbedürftig', 'Zufriedenstellend', 'Empfehlenswert', 'Ausgezeichnet'],
    defaultValue: 2,
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Numbers where words should be. */
export const NumbersForWords = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { words: ['1', '2', '3', '4', '5'], defaultValue: 4 },
});
