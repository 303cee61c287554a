import { accounts } from '@awning/content/accounts';
import { urls } from '@awning/contract/urls';
import { api, outcomeOf, store } from './api.ts';
import { notify } from './notifications.ts';
import { signOut } from './session.ts';

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    logOut: build.mutation<{ message: string }, void>({
      query: () => ({ url: urls.logout, method: 'POST' }),
    }),
  }),
});

/** Logs out, here and in every tab. False when the server did not hear of it. */
export async function logOut(): Promise<boolean> {
  const call = store.dispatch(endpoints.endpoints.logOut.initiate());
  const { failure } = await outcomeOf(call, accounts.logoutFailed);
  notify(failure ? 'error' : 'success', failure?.message ?? accounts.loggedOut);
  if (failure) return false;
  signOut();
  return true;
}
