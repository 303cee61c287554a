import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Stack } from '../../../primitives/index.ts';
import { Button, ButtonLink } from '../../actions/Button/Button.tsx';
import { Field } from '../../forms/Field/Field.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/SubmitButton/SubmitButton.tsx';
import { FormReply, type FormReplyProps } from './FormReply.tsx';

const reply = {
  heading: 'Message sent successfully',
  text: 'Your message has been received, check your email!',
};

function Asking(props: FormReplyProps) {
  const [sent, setSent] = useState(false);
  return (
    <Stack gap="xlarge">
      <FormReply {...props} reply={sent ? reply : undefined}>
        <Form formAction="/contact/create" onSubmit={() => setSent(true)}>
          <Field name="name" label="Name" />
          <SubmitButton label="Post it" busyLabel="Posting…" />
        </Form>
      </FormReply>
      <Stack gap="none" align="start">
        <Button tone="outline" onClick={() => setSent(true)}>
          Hear from the server
        </Button>
      </Stack>
    </Stack>
  );
}

const meta = preview.meta({
  component: FormReply,
  args: { children: <p>The form stands here.</p> },
  parameters: { states: ['least', 'usual', 'long-words', 'loading', 'success', 'keyboard'] },
});

/** Nothing has been heard yet. */
export const NoneYet = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The form stands here.')).toBeVisible();
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
});

/** Being sent: screen readers announce it. */
export const OnItsWay = meta.story({
  tags: ['loading'],
  args: { busy: 'Posting…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Posting…');
  },
});

/** It has come: with a number to write down, and a way on. */
export const Answered = meta.story({
  tags: ['usual', 'success'],
  args: {
    reply: { ...reply, reference: { label: 'Reference', text: 'LT-4K2M' } },
    action: <ButtonLink href="/templates">Back to the windows</ButtonLink>,
  },
  play: async ({ canvas }) => {
    const answer = canvas.getByRole('group', { name: 'Message sent successfully' });
    await expect(answer).toHaveTextContent('Reference LT-4K2M');
    await expect(answer).not.toHaveFocus();
    await expect(canvas.queryByText('The form stands here.')).toBeNull();
  },
});

/** Sent without a mouse: the focus goes where the words are, for the form it was in is gone. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ada{Tab}{Enter}');
    await expect(canvas.getByRole('group', { name: reply.heading })).toHaveFocus();
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
});

/** The visitor has gone on to something else: it is said aloud, and the focus stays with them. */
export const FocusElsewhere = meta.story({
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, userEvent }) => {
    const elsewhere = canvas.getByRole('button', { name: 'Hear from the server' });
    await userEvent.click(elsewhere);
    await expect(canvas.getByRole('group', { name: reply.heading })).toBeVisible();
    await expect(elsewhere).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Message sent successfully/);
  },
});

/** There may be more to say: the form stands empty under the answer, which is heard, and the focus stays in it. */
export const Again = meta.story({
  tags: ['success', 'keyboard'],
  args: { again: true },
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ada{Tab}{Enter}');
    const answer = canvas.getByRole('alert');
    await expect(answer).toHaveTextContent(reply.heading);
    await expect(canvas.getByRole('button', { name: 'Post it' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    reply: {
      heading: 'Nachrichtenübermittlungsbestätigung',
      text: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung eingegangen.',
      reference: { label: 'Vorgangskennzeichen', text: 'DONAUDAMPFSCHIFFFAHRT-2026-000000001' },
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
