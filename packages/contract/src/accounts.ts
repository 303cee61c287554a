import { Type, type Static } from 'typebox';
import { Failure } from './failure.ts';
import { Email, oneLineOf } from './fields.ts';
import { urls } from './urls.ts';

export const User = Type.Object({
  id: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  username: Type.String(),
  email: Type.String(),
  role: Type.Enum(['customer', 'admin']),
});
export type User = Static<typeof User>;

export const FirstName = oneLineOf(80, 'Enter your first name');
export const LastName = oneLineOf(80, 'Enter your last name');
export const Username = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[A-Za-z0-9_.-]+$',
  'x-message': 'Choose a username of letters from A to Z, digits, dots, hyphens and underscores, at most 40',
});

/** Counted as people count, in the one normal form (NFKC): a letter with a mark is one, however it was typed. */
export const passwordLength = { least: 8, most: 128 } as const;

/** A new password. Only the server knows which ones of that length are refused. */
export const NewPassword = Type.String({
  'x-passwordLength': passwordLength,
  description: `${passwordLength.least} to ${passwordLength.most} characters, counted in NFKC.`,
  // Half a character would be stored as the replacement character, and so equal any other broken one.
  pattern: String.raw`^[^\p{Cs}\ufffd]*$`,
  'x-message': `Choose a password of ${passwordLength.least} to ${passwordLength.most} characters`,
});

/** The address of an account that may exist: read less strictly than a new one. */
const KnownEmail = Type.String({
  maxLength: 254,
  pattern: String.raw`^[^\s@\p{C}\p{Z}\ufffd]+@[^\s@\p{C}\p{Z}\ufffd]+$`,
  'x-message': 'Enter the email address of your account',
});

export const Registration = Type.Object({
  first_name: FirstName,
  last_name: LastName,
  username: Username,
  email: Email,
  password: NewPassword,
});
export type Registration = Static<typeof Registration>;

export const Login = Type.Object({
  email: KnownEmail,
  password: Type.String({ minLength: 1, 'x-message': 'Enter your password' }),
});
export type Login = Static<typeof Login>;

/** What a browser keeps in memory to stay signed in; the rest is in a cookie. */
export const SignedIn = Type.Object({
  user: User,
  accessToken: Type.String({ description: 'For `Authorization: Bearer …`, good for 15 minutes.' }),
});
export type SignedIn = Static<typeof SignedIn>;

export const Told = Type.Object({ message: Type.String({ description: 'A sentence for people.' }) });

const LinkToken = Type.Object({ token: Type.String({ description: 'From the link in the mail.' }) });

const tags = ['Accounts'];

export const register = {
  method: 'POST',
  url: urls.register,
  config: { limit: 'register' },
  schema: {
    operationId: 'register',
    summary: 'Open an account and sign in',
    tags,
    body: Registration,
    response: { 201: SignedIn, 403: Failure, 409: Failure, 422: Failure, 429: Failure, 503: Failure },
  },
} as const;

export const login = {
  method: 'POST',
  url: urls.login,
  config: { limit: 'login' },
  schema: {
    operationId: 'login',
    summary: 'Sign in',
    description:
      'An unknown address and a wrong password have the same answer. Wrong tries cost growing waits.',
    tags,
    body: Login,
    response: { 200: SignedIn, 401: Failure, 403: Failure, 422: Failure, 429: Failure, 503: Failure },
  },
} as const;

export const refresh = {
  method: 'POST',
  url: urls.refresh,
  // Counted only when there is something to renew: for a guest it costs nothing.
  config: { limit: 'none' },
  schema: {
    operationId: 'refresh',
    summary: 'Stay signed in, by the refresh cookie',
    description: '204 when no cookie came. The cookie is good for one use, and 10 seconds more.',
    tags,
    response: {
      200: SignedIn,
      204: Type.Null({ description: 'Nobody is signed in here.' }),
      401: Failure,
      403: Failure,
      429: Failure,
      503: Failure,
    },
  },
} as const;

export const logout = {
  method: 'POST',
  url: urls.logout,
  schema: {
    operationId: 'logout',
    summary: 'Sign out here',
    tags,
    response: { 200: Told, 403: Failure, 429: Failure, 503: Failure },
  },
} as const;

export const forgotPassword = {
  method: 'PATCH',
  url: urls.forgotPassword,
  config: { limit: 'forgot' },
  schema: {
    operationId: 'forgotPassword',
    summary: 'Ask for a link to choose a new password',
    description: 'The answer is the same whether or not there is such an account.',
    tags,
    body: Type.Object({ email: KnownEmail }),
    response: { 200: Told, 403: Failure, 422: Failure, 429: Failure, 503: Failure },
  },
} as const;

export const resetPassword = {
  method: 'PATCH',
  url: urls.resetPassword,
  schema: {
    operationId: 'resetPassword',
    summary: 'Choose a new password, by the link in a mail',
    description: 'The link is good for an hour and for one use. Every session of the account ends.',
    tags,
    params: LinkToken,
    body: Type.Object({ password: NewPassword }),
    response: { 200: Told, 400: Failure, 403: Failure, 422: Failure, 429: Failure, 503: Failure },
  },
} as const;

export const confirmEmail = {
  method: 'POST',
  url: urls.confirmEmail,
  schema: {
    operationId: 'confirmEmail',
    summary: 'Prove the address of an account, by the link in a mail',
    description:
      'The link alone proves nothing, for somebody else may have registered the address: it takes the password of the account as well, or an access token of it in `Authorization`. Wrong tries cost growing waits.',
    tags,
    params: LinkToken,
    body: Type.Object({
      password: Type.Optional(
        Type.String({
          'x-message': 'Enter the password of your account',
          description: 'Not needed with an access token of the account.',
        }),
      ),
    }),
    response: { 200: Told, 400: Failure, 403: Failure, 422: Failure, 429: Failure, 503: Failure },
  },
} as const;
