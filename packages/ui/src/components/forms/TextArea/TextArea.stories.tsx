import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent as people, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { withStoppedClock } from '../../../testing/clock.ts';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { restBeforeSpeaking, TextArea } from './TextArea.tsx';

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;
const count = {
  limit: 20,
  upTo: 'Up to 20 characters',
  left: (room: number) => `${characters(room)} left`,
  tooMany: (over: number) => `${characters(over)} too many`,
};

const meta = preview.meta({
  component: TextArea,
  args: { name: 'message', label: 'Message' },
  parameters: { states: ['least', 'usual', 'long-words', 'error', 'keyboard'] },
});

/** The least: room for a few lines. */
export const LabelOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeRequired();
  },
});

/** With a limit: the count is seen at once and said aloud once the fingers rest. */
export const Counting = meta.story({
  tags: ['usual'],
  args: { count, hint: 'A line or two will do.' },
  play: async ({ canvas }) => {
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveAccessibleDescription('A line or two will do. Up to 20 characters');
    const status = canvas.getByRole('status');

    await withStoppedClock(async (pass) => {
      const typist = people.setup({ delay: null });
      await typist.type(message, 'Hello, Awning!');
      await expect(canvas.getByText('6 characters left')).toBeVisible();
      await expect(status.textContent).toBe('');
      await pass(restBeforeSpeaking - 1);
      await expect(status.textContent).toBe('');
      await pass(1);
      await expect(status.textContent).toBe('6 characters left');
    });
  },
});

/** Typed beyond the limit: all of it stays, and it cannot be sent before it is shorter. */
export const TooLong = meta.story({
  tags: ['error'],
  args: { count },
  render: (args) => (
    <Form
      formAction="/contact/create"
      messages={{ message: 'Write us a line or two' }}
      onSubmit={() => undefined}
    >
      <TextArea {...args} />
      <SubmitButton label="Post it" busyLabel="Posting…" />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(message, '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Post it' }));
    await expect(message).toHaveAccessibleDescription(/^Write us a line or two/);

    await userEvent.clear(message);
    await userEvent.type(message, 'Could we have a page');
    await expect(canvas.getByText('0 characters left')).toBeVisible();
    await userEvent.type(message, 's?');
    await expect(message).toHaveValue('Could we have a pages?');
    await userEvent.click(canvas.getByRole('button', { name: 'Post it' }));
    await expect(message).toHaveFocus();
    await expect(message).toHaveAccessibleDescription(/^2 characters too many/);

    await userEvent.type(message, '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Post it' }));
    await expect(message).toHaveAccessibleDescription(/^1 character too many/);

    await userEvent.type(message, '{Backspace}');
    await expect(message).not.toHaveAttribute('aria-invalid');
  },
});

/** An emoji is one character, as it is to its reader. */
export const Faces = meta.story({
  args: { count, defaultValue: '🙂🙂🙂' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('17 characters left')).toBeVisible();
  },
});

/** Written in without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { count },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('One{Enter}Two');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('One\nTwo');
    await expect(canvas.getByText('13 characters left')).toBeVisible();
  },
});

/** Before the script loads it says how much there is room for; what was typed by then is counted. */
export const BeforeScript = meta.story({
  args: { count },
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<TextArea {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByText('Up to 20 characters')).toBeVisible();
    await expect(canvas.queryByText('20 characters left')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Early');

    const mismatch = fn();
    const page = canvasElement.querySelector('[for]')!.parentElement!.parentElement!;
    hydrateRoot(page, <TextArea {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(canvas.getByText('15 characters left')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Early');
    await expect(mismatch).not.toHaveBeenCalled();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    label: 'Nachrichtenübermittlungsfeld',
    defaultValue: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    count: { ...count, tooMany: (over) => `${over} Zeichenüberschreitungszeichen zu viel` },
  },
  globals: { viewport: { value: 'narrow' } },
});
