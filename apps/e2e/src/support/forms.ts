import type { Locator, Page } from 'playwright';
import { untilTakenOver } from './browser.ts';

/** A form that every visitor may send: its values, and the message when it could not be sent. */
export interface PublicForm {
  address: string;
  /** Its part of the page. Default: the contents. */
  part?: 'main' | 'contentinfo';
  /** The values to type or choose, by the names of the fields. */
  fields: Readonly<Record<string, string>>;
  send: string;
  /** The call that it makes, as a pattern for addresses. */
  call: string;
  /** The message beside it where the server sends none. */
  failed: string;
  /** Shows `failed` whatever the server answers. */
  inOwnWords?: true;
}

const email = 'fay@lure.example';
const password = 'a shutter goes up at eight';

export const forms: readonly PublicForm[] = [
  {
    address: '/checkout?templateId=barbershop-classic',
    fields: { name: 'Fay Lure', email, business: 'Lure & Daughters' },
    send: 'Pay by card',
    call: '**/api/create-checkout-session',
    failed: "We couldn't start your payment. You have not been charged. Please try again.",
    inOwnWords: true,
  },
  {
    address: '/',
    fields: { name: 'Fay Lure', email, subject: 'Bait', message: 'Have you one for worms?' },
    send: 'Send message',
    call: '**/contact/create',
    failed: 'Something went wrong',
  },
  {
    address: '/pricing',
    fields: {
      name: 'Fay Lure',
      email,
      business: 'Bait',
      budget: 'Not sure yet',
      details: 'A page of worms, by May.',
    },
    send: 'Ask for a quote',
    call: '**/quote/create',
    failed: 'We couldn’t take that down.',
  },
  {
    address: '/landing',
    fields: { email },
    send: 'Subscribe',
    call: '**/newsletter/subscribe',
    failed: 'Something went wrong. Try again later.',
    inOwnWords: true,
  },
  {
    address: '/privacy',
    part: 'contentinfo',
    fields: { email },
    send: 'Subscribe',
    call: '**/newsletter/subscribe',
    failed: 'Something went wrong. Try again later.',
    inOwnWords: true,
  },
  {
    address: '/login',
    fields: { email, password },
    send: 'Log in',
    call: '**/user/login',
    failed: 'Login Error! Try again later',
  },
  {
    address: '/sign-up',
    fields: { first_name: 'Fay', last_name: 'Lure', username: 'fay', email, password },
    send: 'Sign Up',
    call: '**/user/register',
    failed: 'Registration failed. Please try again later.',
  },
  {
    address: '/forgot-password',
    fields: { email },
    send: 'Send Reset Link',
    call: '**/user/forgot-password',
    failed: 'Something went wrong, please try again.',
  },
  {
    address: '/reset-password/some-token',
    fields: { password, confirm: password },
    send: 'Reset Password',
    call: '**/user/reset-password/*',
    failed: 'Something went wrong, please try again.',
  },
];

const buttonOf = (within: Page | Locator, { send }: PublicForm) =>
  within.getByRole('button', { name: send, exact: true });

const partOf = (page: Page, { part = 'main' }: PublicForm) => page.getByRole(part);

/** The button that sends a form. */
export const sendOf = (page: Page, form: PublicForm): Locator => buttonOf(partOf(page, form), form);

/** One of its fields. */
export const fieldOf = (page: Page, form: PublicForm, name: string): Locator =>
  partOf(page, form)
    .locator('form', { has: buttonOf(page, form) })
    .locator(`[name="${name}"]`);

/**
 * Types, or chooses, the form's values, and waits until its script has loaded: a form that is sent before is held for
 * three seconds and then posted by the browser, which is not the call.
 */
export async function fillIn(page: Page, form: PublicForm): Promise<void> {
  for (const [name, text] of Object.entries(form.fields)) {
    const field = fieldOf(page, form, name);
    if (await field.evaluate((element) => element.matches('select'))) await field.selectOption(text);
    else await field.fill(text);
  }
  const [name] = Object.keys(form.fields);
  await untilTakenOver(fieldOf(page, form, name!));
}
