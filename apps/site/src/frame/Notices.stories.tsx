import { accounts } from '@awning/content/accounts';
import { desk } from '@awning/content/desk';
import { contact } from '@awning/content/forms/contact';
import { newsletter } from '@awning/content/forms/newsletter';
import { quote } from '@awning/content/forms/quote';
import { checkout } from '@awning/content/orders/checkout';
import { urls } from '@awning/contract/urls';
import { ToastRegion } from '@awning/ui/components/ToastRegion';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { listen } from '#storybook/heard';
import preview from '#storybook/preview';
import { Component as ForgotPassword } from '../account/routes/forgotPassword.tsx';
import { Component as Login } from '../account/routes/login.tsx';
import { Component as ResetPassword } from '../account/routes/resetPassword.tsx';
import { Component as SignUp } from '../account/routes/signUp.tsx';
import { Component as Checkout } from '../checkout/routes/checkout.tsx';
import { stall } from '../desk/DeskSubmissions/DeskSubmissions.fixtures.ts';
import { pageOf } from '../desk/DeskList/DeskList.fixtures.ts';
import { Component as DeskMessages } from '../desk/routes/deskMessages.tsx';
import { ContactSection } from '../forms/ContactSection/ContactSection.tsx';
import { NewsletterForm } from '../forms/NewsletterForm/NewsletterForm.tsx';
import { useContact } from '../forms/useContact.ts';
import { useNewsletter } from '../forms/useNewsletter.ts';
import { Component as Pricing } from '../pricing/routes/pricing.tsx';
import { clearSession } from '../state/session.ts';
import { Notices } from './Notices.tsx';

function Contact() {
  return <ContactSection formAction={urls.createMessage} {...useContact()} />;
}

function Newsletter() {
  return <NewsletterForm formAction={urls.subscribe} {...useNewsletter()} />;
}

/** A page of the shop with its notices, as the server answers it. */
const page = (Component: ComponentType, loader = () => ({})) => ({
  render: () => (
    <>
      <ToastRegion />
      <RouterProvider
        router={createMemoryRouter(
          [
            { path: '/form', Component, loader, HydrateFallback: () => null },
            { path: '*', element: <p>The next page.</p> },
          ],
          { initialEntries: ['/form'] },
        )}
      />
      <Notices />
    </>
  ),
});

const answers: (() => Promise<Response>)[] = [];
const answerWith = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }));
const lineIsDead = () => Promise.reject(new TypeError('Failed to fetch'));

const meta = preview.meta({
  component: Notices,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    answers.length = 0;
    clearSession();
    const fetching = spyOn(window, 'fetch').mockImplementation(() => (answers.shift() ?? lineIsDead)());
    return () => {
      fetching.mockRestore();
      clearSession();
    };
  },
});

/** Sends the form with that answer, waits for what is to be seen, and returns what was heard of it. */
async function send(
  button: string,
  answer: () => Promise<Response>,
  { notice, words }: { notice?: string | RegExp; words: string | RegExp },
) {
  const press = await screen.findByRole('button', { name: button });
  press.focus();
  answers.push(answer);
  const heard = listen();
  await userEvent.click(press);
  // What sends a form is fetched when the visitor turns to it, and so is what renders a notice.
  await screen.findAllByText(words);
  const shelf = screen.queryByRole('region', { name: /^Notices/ });
  if (notice === undefined) await expect(shelf?.textContent ?? '').toBe('');
  else await within(await screen.findByRole('region', { name: /^Notices/ })).findByText(notice);
  await waitFor(() => expect(heard()).not.toEqual([]));
  const all = heard();
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) await userEvent.click(close);
  return all;
}

const fill = async (fields: Record<string, string>) => {
  for (const [label, words] of Object.entries(fields)) {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, words);
  }
};

const ada = { Name: 'Ada Hargreave', Email: 'ada@hargreave.example' };
const buyer = { id: 'ada', first_name: 'Ada', last_name: 'Hargreave', username: 'ada', role: 'customer' };
const lookAgain = 'Look at this again.';
const noMail = 'This address takes no mail';
const refused = (field: string) =>
  answerWith(422, { error: 'invalid', message: lookAgain, fields: { [field]: noMail } });
const thanks = (status: number) => answerWith(status, { message: 'Thank you.' });

/** A message: over the page and beside the form it is told in other words, and heard once. */
export const OfAMessage = meta.story({
  ...page(Contact),
  play: async () => {
    await fill({ ...ada, Message: 'Which one fits?' });
    const failed = await send('Send message', lineIsDead, {
      notice: contact.notReceived,
      words: contact.failed,
    });
    await expect(failed).toEqual([expect.stringContaining(contact.failed)]);

    const again = await send('Send message', lineIsDead, {
      notice: contact.notReceived,
      words: contact.failed,
    });
    await expect(again).toEqual(failed);

    const wrong = await send('Send message', refused('email'), { words: noMail });
    await expect(wrong).toEqual([noMail]);

    const sent = await send('Send message', thanks(201), {
      notice: contact.received,
      words: contact.labels.sent,
    });
    await expect(sent).toEqual([expect.stringContaining(contact.labels.sent)]);
  },
});

/** A request for a quote. */
export const OfAQuote = meta.story({
  ...page(Pricing),
  play: async () => {
    await fill({ ...ada, 'Business type': 'Boat hire', 'What do you need?': 'A calendar.' });
    await userEvent.selectOptions(screen.getByLabelText('Budget range'), 'Not sure yet');
    const failed = await send('Ask for a quote', lineIsDead, {
      notice: /^We couldn’t/,
      words: /^We couldn’t/,
    });
    await expect(failed).toEqual([expect.stringContaining(quote.failed)]);

    const wrong = await send('Ask for a quote', refused('email'), { words: noMail });
    await expect(wrong).toEqual([noMail]);

    const sent = await send('Ask for a quote', thanks(201), {
      notice: quote.received,
      words: quote.labels.sent,
    });
    await expect(sent).toEqual([expect.stringContaining(quote.labels.sent)]);
  },
});

/** The newsletter, which is told of in its own place alone. */
export const OfTheNewsletter = meta.story({
  ...page(Newsletter),
  play: async () => {
    await fill({ Email: ada.Email });
    const failed = await send('Subscribe', lineIsDead, { words: /^Something went wrong/ });
    await expect(failed).toEqual([expect.stringContaining(newsletter.labels.error)]);

    await fill({ Email: 'ada@hargreave.test' });
    const wrong = await send('Subscribe', refused('email'), { words: newsletter.labels.invalid });
    await expect(wrong).toEqual([newsletter.labels.invalid]);

    const sent = await send('Subscribe', thanks(202), { words: newsletter.labels.success });
    await expect(sent).toEqual([newsletter.labels.success]);
  },
});

/** A lost password. */
export const OfALostPassword = meta.story({
  ...page(ForgotPassword),
  play: async () => {
    const { wentWrong, forgot } = accounts;
    await fill({ Email: ada.Email });
    const failed = await send('Send Reset Link', lineIsDead, {
      notice: /^Something went/,
      words: /^Something went/,
    });
    await expect(failed).toEqual([expect.stringContaining(wentWrong)]);

    const sent = await send('Send Reset Link', thanks(200), {
      notice: forgot.labels.sent,
      words: forgot.labels.sent,
    });
    await expect(sent).toEqual([expect.stringContaining(forgot.labels.sent)]);
  },
});

/** A new password. */
export const OfANewPassword = meta.story({
  ...page(ResetPassword),
  play: async () => {
    const { wentWrong, reset } = accounts;
    await fill({ 'New password': 'a long sentence', 'Confirm password': 'a long sentence' });
    const failed = await send('Reset Password', lineIsDead, {
      notice: /^Something went/,
      words: /^Something went/,
    });
    await expect(failed).toEqual([expect.stringContaining(wentWrong)]);

    const done = await send('Reset Password', thanks(200), {
      notice: reset.labels.done,
      words: reset.labels.done,
    });
    await expect(done).toEqual([expect.stringContaining(reset.labels.done)]);
  },
});

/** Coming in: what went wrong is said beside the form, and a welcome over the next page. */
export const OfComingIn = meta.story({
  ...page(Login, () => true),
  play: async () => {
    // What it logs is asked for.
    const logged = spyOn(console, 'error').mockImplementation(fn());
    await fill({ Email: ada.Email, Password: 'a long sentence' });
    const failed = await send('Log in', lineIsDead, { notice: /^Login Error!/, words: /^Login Error!/ });
    await expect(failed).toEqual([expect.stringContaining(accounts.loginFailed)]);

    const wrong = await send('Log in', refused('email'), { notice: lookAgain, words: noMail });
    await expect(wrong).toEqual([noMail]);
    await expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();

    const welcome = answerWith(200, { user: buyer, accessToken: 'a token' });
    const cameIn = await send('Log in', welcome, { notice: accounts.loggedIn, words: 'The next page.' });
    await expect(cameIn).toEqual([`Done: ${accounts.loggedIn}`]);
  },
});

/** A new account. */
export const OfANewAccount = meta.story({
  ...page(SignUp, () => true),
  play: async () => {
    await fill({ 'First name': 'Ada', 'Last name': 'Hargreave', Username: 'ada', Email: ada.Email });
    await fill({ Password: 'a long sentence' });
    const failed = await send('Sign Up', lineIsDead, {
      notice: /^Registration failed/,
      words: /^Registration failed/,
    });
    await expect(failed).toEqual([expect.stringContaining(accounts.registrationFailed)]);

    const wrong = await send('Sign Up', refused('email'), { notice: lookAgain, words: noMail });
    await expect(wrong).toEqual([noMail]);
  },
});

/** A till that cannot be reached. */
export const OfThePayment = meta.story({
  ...page(Checkout, () => ({ id: 'barbershop-classic' })),
  play: async () => {
    await fill(ada);
    const failed = await send('Pay by card', lineIsDead, { notice: checkout.failed, words: checkout.failed });
    await expect(failed).toEqual([expect.stringContaining(checkout.failed)]);
  },
});

/** A change at the desk: why it failed is said beside the message, and that it went well over the page alone. */
export const OfTheDesk = meta.story({
  ...page(DeskMessages, () => pageOf([stall])),
  play: async () => {
    const { moves, done } = desk.submissions;
    const failed = await send(moves.read, lineIsDead, {
      notice: /connection failed/,
      words: /connection failed/,
    });
    await expect(failed).toEqual([expect.stringContaining('The connection failed.')]);

    const noted = await send(moves.read, answerWith(200, stall), { notice: done.read, words: done.read });
    await expect(noted).toEqual([`Done: ${done.read}`]);
  },
});
