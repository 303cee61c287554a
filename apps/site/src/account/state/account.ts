import { account } from '@awning/content/account';
import type { PasswordChange, ProfileChange, Session } from '@awning/contract/account';
import type { AccountOrder } from '@awning/contract/accountOrders';
import type { User } from '@awning/contract/accounts';
import { urls } from '@awning/contract/urls';
import { generatePath } from 'react-router-dom';
import { api, fetchAfresh, outcomeOf, store, type Outcome } from '../../state/store.ts';

/** One page of a customer's orders. */
interface OrdersPage {
  items: AccountOrder[];
  total: number;
  page: number;
}

/** How a customer closes their account. */
export interface Leaving {
  password: string;
  websites: 'keep' | 'take-down';
}

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<{ user: User; addressProven: boolean }, void>({ query: () => urls.profile }),
    getAccountOrders: build.query<OrdersPage, number>({
      query: (page) => ({ url: urls.accountOrders, params: { page } }),
    }),
    getSessions: build.query<{ items: Session[] }, void>({ query: () => urls.sessions }),
    changeProfile: build.mutation<{ user: User }, ProfileChange>({
      query: (body) => ({ url: urls.profile, method: 'PATCH', body }),
    }),
    changePassword: build.mutation<{ message: string }, PasswordChange>({
      query: (body) => ({ url: urls.password, method: 'POST', body }),
    }),
    askForConfirmation: build.mutation<{ message: string }, void>({
      query: () => ({ url: urls.confirmationMail, method: 'POST' }),
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({ url: generatePath(urls.session, { id }), method: 'DELETE' }),
    }),
    exportAccount: build.mutation<{ exportedAt: string }, void>({ query: () => urls.accountExport }),
    deleteAccount: build.mutation<null, Leaving>({
      query: (body) => ({ url: urls.profile, method: 'DELETE', body }),
    }),
  }),
});

const untracked = { track: false } as const;
const { dispatch } = store;

/** One page of the customer's orders, newest first. */
export const fetchOrders = (page: number): Promise<Outcome<OrdersPage>> =>
  outcomeOf(fetchAfresh(endpoints.getAccountOrders, page), account.failed.sentence);

/** Where the customer is logged in. */
export const fetchSessions = () =>
  outcomeOf(fetchAfresh(endpoints.getSessions, undefined), account.failed.sentence);

/** Whether the address of the account is known to be its holder's. */
export const fetchProfile = () =>
  outcomeOf(fetchAfresh(endpoints.getProfile, undefined), account.failed.sentence);

export const changeProfile = (change: ProfileChange) =>
  outcomeOf(dispatch(endpoints.changeProfile.initiate(change, untracked)), account.profile.failed);

export const changePassword = (change: PasswordChange) =>
  outcomeOf(dispatch(endpoints.changePassword.initiate(change, untracked)), account.password.failed);

/** Has the link that proves an address mailed again. */
export const askForConfirmation = () =>
  outcomeOf(dispatch(endpoints.askForConfirmation.initiate(undefined, untracked)), account.unproven.failed);

export const endSession = (id: string) =>
  outcomeOf(dispatch(endpoints.endSession.initiate(id, untracked)), account.sessions.failed);

/** Everything that is kept of the customer who asks. */
export const exportAccount = () =>
  outcomeOf(dispatch(endpoints.exportAccount.initiate(undefined, untracked)), account.data.download.failed);

export const deleteAccount = (leaving: Leaving) =>
  outcomeOf(dispatch(endpoints.deleteAccount.initiate(leaving, untracked)), account.data.closing.failed);
