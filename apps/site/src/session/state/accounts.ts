import { accounts } from '@awning/content/accounts';
import type { Login, Registration, SignedIn } from '@awning/contract/accounts';
import { urls } from '@awning/contract/urls';
import { generatePath } from 'react-router-dom';
import { api, outcomeOf, store, type Outcome } from '../../state/store.ts';
import { markLogoutPending } from '../../state/sessionHint.ts';
import { notify } from '../../state/notifications.ts';
import { refresh } from '../../state/renewal.ts';
import { currentSession, signIn, signOut } from '../../state/session.ts';

interface Told {
  message: string;
}

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<SignedIn, Login>({
      query: (body) => ({ url: urls.login, method: 'POST', body }),
    }),
    register: build.mutation<SignedIn, Registration>({
      query: (body) => ({ url: urls.register, method: 'POST', body }),
    }),
    logOut: build.mutation<Told, void>({
      query: () => ({ url: urls.logout, method: 'POST' }),
    }),
    forgotPassword: build.mutation<Told, { email: string }>({
      query: (body) => ({ url: urls.forgotPassword, method: 'PATCH', body }),
    }),
    resetPassword: build.mutation<Told, { token: string; password: string }>({
      query: ({ token, password }) => ({
        url: generatePath(urls.resetPassword, { token }),
        method: 'PATCH',
        body: { password },
      }),
    }),
    confirmEmail: build.mutation<Told, { token: string; password?: string }>({
      query: ({ token, ...body }) => ({
        url: generatePath(urls.confirmEmail, { token }),
        method: 'POST',
        body,
      }),
    }),
  }),
});

// Passwords and tokens go through and are not kept.
const untracked = { track: false };

/** Logs in with an address and a password. */
export async function logIn(login: Login): Promise<Outcome<SignedIn>> {
  const call = store.dispatch(endpoints.logIn.initiate(login, untracked));
  return startSession(await outcomeOf(call, accounts.loginFailed));
}

/** Opens an account and logs in to it. */
export async function register(registration: Registration): Promise<Outcome<SignedIn>> {
  const call = store.dispatch(endpoints.register.initiate(registration, untracked));
  return startSession(await outcomeOf(call, accounts.registrationFailed));
}

function startSession(outcome: Outcome<SignedIn>): Outcome<SignedIn> {
  if (outcome.answer) signIn(outcome.answer);
  return outcome;
}

/** Logs out, here and in every tab. False when the server did not hear of it: it is told once it can be reached. */
export async function logOut(): Promise<boolean> {
  const call = store.dispatch(endpoints.logOut.initiate(undefined, untracked));
  const { failure } = await outcomeOf(call, accounts.logoutFailed);
  notify(failure ? 'error' : 'success', failure?.message ?? accounts.loggedOut);
  signOut();
  if (failure) markLogoutPending();
  return !failure;
}

/** Asks for a link to choose another password. */
export const askForReset = (values: { email: string }): Promise<Outcome<Told>> =>
  outcomeOf(store.dispatch(endpoints.forgotPassword.initiate(values, untracked)), accounts.wentWrong);

/** Chooses another password. Every session of the account ends with it. */
export async function resetPassword(values: { token: string; password: string }): Promise<Outcome<Told>> {
  const call = store.dispatch(endpoints.resetPassword.initiate(values, untracked));
  const outcome = await outcomeOf(call, accounts.wentWrong);
  // It may be the account that is logged in here.
  if (outcome.answer && currentSession().user) await refresh();
  return outcome;
}

/** Proves the address of an account, by its password or as the customer who is logged in. */
export const confirmAddress = (values: { token: string; password?: string }): Promise<Outcome<Told>> =>
  outcomeOf(store.dispatch(endpoints.confirmEmail.initiate(values, untracked)), accounts.wentWrong);
