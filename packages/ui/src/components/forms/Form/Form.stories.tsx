import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, mocked, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Field } from '../Field/Field.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { Form, type FormProblems } from './Form.tsx';

const address = 'Enter an email address like name@example.com';

const meta = preview.meta({
  component: Form,
  args: {
    formAction: '/contact/create',
    messages: { name: 'Enter your name', email: address },
    summary: 'There is something to put right',
    children: (
      <>
        <Field name="name" label="Name" autoComplete="name" />
        <Field name="email" label="Email" type="email" autoComplete="email" />
        <SubmitButton label="Send" busyLabel="Sending…" />
      </>
    ),
    onSubmit: fn(),
    onFirstTouch: fn(),
  },
});

/** Filled in and sent without a mouse. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ada{Tab}ada@example.com{Tab}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const values = mocked(args.onSubmit!).mock.lastCall![0];
    await expect(Object.fromEntries(values)).toEqual({ name: 'Ada', email: 'ada@example.com' });
  },
});

/** Sent empty: each field says what it lacks, and the first has the focus. */
export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('Enter your name');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(address);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** An error goes as soon as the field is right, and not before. What was typed stays. */
export const Corrected = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [name, email] = canvas.getAllByRole('textbox');
    await userEvent.type(name!, '   ');
    await userEvent.type(email!, 'ada@');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Enter your name')).toBeVisible();
    await expect(email).toHaveValue('ada@');

    await userEvent.type(name!, 'Ada');
    await expect(canvas.queryByText('Enter your name')).toBeNull();
    await expect(name).not.toHaveAttribute('aria-invalid');
    await userEvent.type(email!, 'exam');
    await expect(canvas.queryByText(address)).toBeNull();
  },
});

/** Pressed twice, and Enter besides, while the first is still under way: sent once. */
export const SentOnce = meta.story({
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** The script that sends it could not be loaded, on a bad line for example: the browser posts it. */
export const HandedBack = meta.story({
  args: { onSubmit: fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))) },
  play: async ({ canvas, userEvent }) => {
    const posted = spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledOnce());
  },
});

/** Being sent: the button says so, keeps the focus and takes no second press. */
export const Submitting = meta.story({
  args: { status: 'submitting' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Sending…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Enter your name')).toBeNull();
  },
});

/** Without script: the browser posts the form, once it is filled in. */
export const PlainPost = meta.story({
  render: (args) => <Form {...args} onSubmit={undefined} />,
  play: async ({ canvas, userEvent }) => {
    const posted = fn((event: Event) => {
      const taken = event.defaultPrevented;
      event.preventDefault();
      return taken;
    });
    document.addEventListener('submit', posted);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send' }));
    document.removeEventListener('submit', posted);
    await expect(posted.mock.results.map(({ value }) => value)).toEqual([true, false, true]);
  },
});

/** The server’s own page: it lists what to put right, and the first field has the focus. */
export const SentBack = meta.story({
  args: { problems: { fields: { email: 'This address does not take mail.' } } },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'There is something to put right' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'This address does not take mail.' });
    await expect(link).toHaveAttribute('href', `#${email.id}`);

    await userEvent.type(email, 'ada@example.com');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(email).toHaveAccessibleDescription('');
  },
});

/** The answer comes while the visitor waits: what was typed stays, and they can try again. */
export const Refused = meta.story({
  render: function Server(args) {
    const [problems, setProblems] = useState<FormProblems>();
    return <Form {...args} problems={problems} onSubmit={() => setProblems({ form: 'Try again later.' })} />;
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Ada');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again later.');
    await expect(name).toHaveValue('Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again later.');
  },
});

/** The first focus in the form: the app is told once. */
export const FirstTouch = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(args.onFirstTouch).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.tab();
    await expect(args.onFirstTouch).toHaveBeenCalledOnce();
  },
});

/** Typed before the script loaded: nothing is lost, and the app is told that the form was touched. */
export const BeforeScript = meta.story({
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<Form {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeRequired();
    await userEvent.type(name, 'Ada');

    const mismatch = fn();
    const page = name.closest('form')!.parentElement!;
    hydrateRoot(page, <Form {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(args.onFirstTouch).toHaveBeenCalledOnce());
    await expect(name).toHaveValue('Ada');
    await expect(name).toHaveFocus();
    await expect(mismatch).not.toHaveBeenCalled();
  },
});

/** Back from the next page by the browser’s own button: it can be sent again. */
export const CameBack = meta.story({
  args: { status: 'submitting' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toBeVisible();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Ada');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
