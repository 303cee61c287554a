import { desk } from '@awning/content/desk';
import type { AuditLine } from '@awning/contract/admin/audit';
import type { AdminMessage, AdminQuote } from '@awning/contract/admin/submissions';
import type { AdminMail } from '@awning/contract/admin/mails';
import type { AdminOrder, AdminOrderLine, OrderChange } from '@awning/contract/admin/orders';
import type { Overview } from '@awning/contract/admin/overview';
import type { PageTimingsReport } from '@awning/contract/admin/pageTimings';
import type { AdminBuyer } from '@awning/contract/admin/buyers';
import type { AdminPerson } from '@awning/contract/admin/people';
import type { AdminReview, ReviewChange } from '@awning/contract/admin/reviews';
import type { AdminSubscriber } from '@awning/contract/admin/subscribers';
import { urls } from '@awning/contract/urls';
import { generatePath } from 'react-router-dom';
import type { ListOf } from '../deskView.ts';
import { api, fetchAfresh, outcomeOf, store, type Outcome } from '../../state/store.ts';

interface Change {
  url: string;
  method: 'PATCH' | 'POST' | 'PUT' | 'DELETE';
  body?: object;
  headers?: Record<string, string>;
}

// `text()` would remove the byte order mark by which Excel recognises UTF-8.
const wholeText = async (response: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());

export const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    readDesk: build.query<unknown, string>({ query: (url) => url }),
    readDeskFile: build.query<string, string>({
      query: (url) => ({
        url,
        responseHandler: (response) => (response.ok ? wholeText(response) : response.json()),
      }),
    }),
    changeDesk: build.mutation<unknown, Change>({ query: (change) => change }),
  }),
});

/** Reads from the desk's API, never from the cache: others make changes too. */
export const read = <Answer>(url: string) =>
  outcomeOf(fetchAfresh(endpoints.readDesk, url), desk.list.failedSentence) as Promise<Outcome<Answer>>;

const readList =
  <Item>(url: string) =>
  (search: string) =>
    read<ListOf<Item>>(url + search);

/** Sends a change to the desk's API. */
export const ask = <Answer>(change: Change) =>
  outcomeOf(store.dispatch(endpoints.changeDesk.initiate(change)), desk.changeFailed) as Promise<
    Outcome<Answer>
  >;

const change = <Answer>(url: string, id: string, body?: object) =>
  ask<Answer>({
    url: generatePath(url, { id }),
    ...(body ? { method: 'PATCH', body } : { method: 'POST' }),
  });

export const fetchOverview = () => read<Overview>(urls.adminOverview);
export const fetchPageTimings = () => read<PageTimingsReport>(urls.adminPageTimings);
export const fetchOrders = readList<AdminOrderLine>(urls.adminOrders);
export const fetchOrder = (id: string) => read<AdminOrder>(generatePath(urls.adminOrder, { id }));
export const fetchMessages = readList<AdminMessage>(urls.adminMessages);
export const fetchQuotes = readList<AdminQuote>(urls.adminQuotes);
export const fetchReviews = readList<AdminReview>(urls.adminReviews);
export const fetchSubscribers = readList<AdminSubscriber>(urls.adminSubscribers);
export const fetchMails = readList<AdminMail>(urls.adminMails);
export const fetchBuyers = readList<AdminBuyer>(urls.adminBuyers);
export const fetchPeople = readList<AdminPerson>(urls.adminPeople);
export const fetchLog = readList<AuditLine>(urls.adminAudit);

/** The addresses of the newsletter, as a file for a spreadsheet. */
export const fetchSubscribersFile = (search: string): Promise<Outcome<string>> =>
  outcomeOf(
    fetchAfresh(endpoints.readDeskFile, urls.adminSubscribersFile + search),
    desk.subscribers.downloadFailed,
  );

export const changeOrder = (id: string, body: OrderChange) => change<AdminOrder>(urls.adminOrder, id, body);
export const changeMessage = (id: string, state: AdminMessage['state']) =>
  change<AdminMessage>(urls.adminMessage, id, { state });
export const changeQuote = (id: string, state: AdminQuote['state']) =>
  change<AdminQuote>(urls.adminQuote, id, { state });
export const changeReview = (id: string, body: ReviewChange) =>
  change<AdminReview>(urls.adminReview, id, body);
export const changePerson = (id: string, role: AdminPerson['role']) =>
  change<AdminPerson>(urls.adminPerson, id, { role });
export const resendMail = (id: string) => change<AdminMail>(urls.adminMailResend, id);
