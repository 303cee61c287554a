import { Type, type Static } from 'typebox';
import { FirstName, LastName, NewPassword, Told, User, Username } from './accounts.ts';
import { Failure } from './failure.ts';
import { Instant } from './fields.ts';
import { urls } from './urls.ts';

const tags = ['Account'];
const config = { access: 'signed-in' } as const;
const Profile = Type.Object({ user: User });
const OwnProfile = Type.Object({
  user: User,
  addressProven: Type.Boolean({
    description:
      'Whether a link that was mailed to the address was used: orders made as a guest are listed only then.',
  }),
});

/** The parts of a name to change. */
export const ProfileChange = Type.Object({
  first_name: Type.Optional(FirstName),
  last_name: Type.Optional(LastName),
  username: Type.Optional(Username),
});
export type ProfileChange = Static<typeof ProfileChange>;

export const PasswordChange = Type.Object({
  current: Type.String({ minLength: 1, 'x-message': 'Enter your current password' }),
  password: NewPassword,
});
export type PasswordChange = Static<typeof PasswordChange>;

export const Session = Type.Object({
  id: Type.String(),
  device: Type.String({ description: 'What the browser calls itself.' }),
  createdAt: Instant,
  usedAt: Instant,
  current: Type.Boolean({ description: 'Whether it is the one that asks.' }),
});
export type Session = Static<typeof Session>;

export const getProfile = {
  method: 'GET',
  url: urls.profile,
  config,
  schema: {
    operationId: 'getProfile',
    summary: 'Who I am',
    tags,
    response: { 200: OwnProfile, 401: Failure },
  },
} as const;

export const changeProfile = {
  method: 'PATCH',
  url: urls.profile,
  config,
  schema: {
    operationId: 'changeProfile',
    summary: 'Change my name',
    tags,
    body: ProfileChange,
    response: { 200: Profile, 401: Failure, 409: Failure, 422: Failure, 503: Failure },
  },
} as const;

export const changePassword = {
  method: 'POST',
  url: urls.password,
  config,
  schema: {
    operationId: 'changePassword',
    summary: 'Change my password',
    description: 'This session stays; all others end.',
    tags,
    body: PasswordChange,
    response: { 200: Told, 401: Failure, 422: Failure, 429: Failure, 503: Failure },
  },
} as const;

export const askForConfirmation = {
  method: 'POST',
  url: urls.confirmationMail,
  config,
  schema: {
    operationId: 'askForConfirmation',
    summary: 'Have the link that proves my address mailed again',
    tags,
    response: { 200: Told, 401: Failure, 503: Failure },
  },
} as const;

export const listSessions = {
  method: 'GET',
  url: urls.sessions,
  config,
  schema: {
    operationId: 'listSessions',
    summary: 'Where I am signed in',
    tags,
    response: { 200: Type.Object({ items: Type.Array(Session) }), 401: Failure },
  },
} as const;

export const endSession = {
  method: 'DELETE',
  url: urls.session,
  config,
  schema: {
    operationId: 'endSession',
    summary: 'Sign out somewhere else',
    tags,
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    response: {
      204: Type.Null({ description: 'Signed out there.' }),
      401: Failure,
      404: Failure,
      503: Failure,
    },
  },
} as const;
