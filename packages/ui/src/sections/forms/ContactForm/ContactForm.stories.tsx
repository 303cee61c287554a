import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { details, door, draft, german, least } from './ContactForm.fixtures.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

const meta = preview.meta({
  component: ContactForm,
  args: { ...least, onSubmit: fn(), onFirstTouch: fn() },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'loading', 'success', 'error', 'keyboard'],
  },
});

function Server({ outcome, ...props }: ContactFormProps & { outcome: Partial<ContactFormProps> }) {
  const [answer, setAnswer] = useState<Partial<ContactFormProps>>({});
  return <ContactForm {...props} {...answer} onSubmit={() => setAnswer(outcome)} />;
}

/** The least: a heading, and a letter in the door. */
export const Fresh = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pop a note through the door' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Subject (optional)' })).not.toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeRequired();
  },
});

/** With a line on who answers, and a limit. Sent once, however often it is pressed. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { ...door, onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Hargreave');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@hargreave.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Which one fits?');
    await expect(canvas.getByText('1985 characters left')).toBeVisible();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Post it' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Ada Hargreave',
      email: 'ada@hargreave.example',
      subject: '',
      message: 'Which one fits?',
      honeypot: '',
    });
  },
});

/** For visitors who would rather ring, or come by. */
export const WithDetails = meta.story({
  tags: ['usual'],
  args: { ...door, details },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0131 496 0118' })).toHaveAttribute(
      'href',
      'tel:+441314960118',
    );
    await expect(canvas.getByText('3 Ferry Steps, Leith EH6 6QQ')).toBeVisible();
  },
});

/** Written and posted without a mouse: the answer stands over the empty letter, and the focus stays where it was. */
export const ByKeyboard = meta.story({
  tags: ['success', 'keyboard'],
  args: door,
  render: (args) => <Server {...args} outcome={{ status: 'success', reference: 'LT-4K2M' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ada{Tab}ada@hargreave.example{Tab}{Tab}Which one fits?{Tab}{Enter}');
    const answer = canvas.getByRole('alert');
    await expect(answer).toHaveTextContent('Message sent successfully');
    await expect(canvas.getByRole('button', { name: 'Post it' })).toHaveFocus();
    await expect(answer).toHaveTextContent('Your message has been received, check your email!');
    await expect(answer).toHaveTextContent('Your number LT-4K2M');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await waitFor(() => expect(canvas.getByText('2000 characters left')).toBeVisible());
  },
});

/** Nothing but an address: what is missing stands beside its field, and the first has the focus. */
export const Incomplete = meta.story({
  tags: ['error'],
  args: door,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@');
    await userEvent.click(canvas.getByRole('button', { name: 'Post it' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(canvas.getByText('Tell us your name')).toBeVisible();
    await expect(canvas.getByText('Enter an email like name@example.com')).toBeVisible();
    await expect(canvas.getByText('Write us a line or two')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** On its way. */
export const Posting = meta.story({
  tags: ['loading'],
  args: { ...door, draft, status: 'submitting' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Posting…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Sent back by the server: a list that leads to the field, and everything still there. */
export const SentBack = meta.story({
  tags: ['error'],
  args: {
    ...door,
    draft,
    problems: { fields: { email: 'This address does not take mail.', message: 'This is too short.' } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'There is something to put right' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'This is too short.' }));
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveFocus();
    await expect(message).toHaveValue(draft.message);
  },
});

/** No answer came: nothing that was written is lost. */
export const Failed = meta.story({
  tags: ['error'],
  args: { ...door, draft },
  render: (args) => <Server {...args} outcome={{ problems: { form: 'Something went wrong' } }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post it' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(draft.message);
    await expect(canvas.getByRole('button', { name: 'Post it' })).toBeEnabled();
  },
});

/** On a painted board the letter stays paper. */
export const OnABoard = meta.story({ args: { ...door, details, tone: 'deep' } });

/** Written before the script loaded: the browser could post it, and nothing is lost when the script comes. */
export const BeforeScript = meta.story({
  args: door,
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<ContactForm {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await expect(message.closest('form')).toHaveAttribute('action', '/contact/create');
    await expect(message.closest('form')).toHaveAttribute('method', 'post');
    await expect(canvas.getByText('Up to 2000 characters')).toBeVisible();
    await userEvent.type(message, 'Early');

    const mismatch = fn();
    const page = canvas.getByRole('region', { name: door.heading }).parentElement!;
    hydrateRoot(page, <ContactForm {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(args.onFirstTouch).toHaveBeenCalledOnce());
    await expect(message).toHaveValue('Early');
    await expect(message).toHaveFocus();
    await expect(mismatch).not.toHaveBeenCalled();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...german, problems: { fields: { message: 'Mitteilungsmindestlängenunterschreitung' } } },
  globals: { viewport: { value: 'narrow' } },
});

/** An office asks. */
export const FormForAForm = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...door,
    heading: 'Contact form',
    lead: 'Please fill in all mandatory fields.',
    labels: { ...door.labels, send: 'Submit' },
  },
});
