import { accounts } from '@awning/content/accounts';
import type { Failure } from '@awning/contract/failure';
import type { Taken } from './accounts.repository.ts';

const words = {
  username: 'This username is taken. Choose another',
  email: 'This address has an account already. Log in, or choose a new password',
};

/** Names the fields that another account has already. */
export const takenFailure = (taken: Taken): Failure => {
  const [first] = taken;
  return {
    error: 'taken',
    message: taken.length === 1 && first ? `${words[first]}.` : 'Some of this is taken already.',
    fields: Object.fromEntries(taken.map((field) => [field, words[field]])),
  };
};

export const badPassword = (fault: string): Failure => ({
  error: 'invalid',
  message: `${fault}.`,
  fields: { password: fault },
});

export const mismatch: Failure = {
  error: 'invalid',
  message: `${accounts.reset.labels.mismatch}.`,
  fields: { confirm: accounts.reset.labels.mismatch },
};

export const wrongLogin: Failure = {
  error: 'wrong-login',
  message: 'This address and this password do not belong together.',
};

export const wrongCurrent: Failure = {
  error: 'invalid',
  message: 'This is not your current password.',
  fields: { current: 'This is not your current password' },
};

export const sessionEnded: Failure = {
  error: 'session-ended',
  message: 'You were signed out. Please log in again.',
};

export const badResetLink: Failure = {
  error: 'bad-link',
  message: 'This link has been used or is too old. Ask for a new one.',
};

export const noHolder: Failure = {
  error: 'invalid',
  message: 'The link alone is not enough: enter the password of your account, too.',
  fields: { password: 'Enter the password of your account' },
};

export const notTheHolder: Failure = {
  error: 'invalid',
  message: 'This is not the password of the account.',
  fields: { password: 'This is not the password of the account' },
};

export const badConfirmationLink: Failure = {
  error: 'bad-link',
  message: 'This link is not complete, or its account is gone.',
};
