import { Type, type Static } from 'typebox';
import { choiceOf, forAdmins, Id, InstantOrNull, refusals, SearchWords, tags } from './admin.ts';
import { Failure } from '../failure.ts';
import { Instant } from '../fields.ts';
import { pageOf, PageQuery } from '../paging.ts';
import { urls } from '../urls.ts';

const State = choiceOf(['pending', 'confirmed', 'unsubscribed']);

export const AdminSubscriber = Type.Object({
  id: Id,
  email: Type.String(),
  state: State,
  createdAt: Instant,
  confirmedAt: InstantOrNull,
  unsubscribedAt: InstantOrNull,
});
export type AdminSubscriber = Static<typeof AdminSubscriber>;

export const listSubscribers = {
  method: 'GET',
  url: urls.adminSubscribers,
  config: forAdmins,
  schema: {
    operationId: 'listSubscribers',
    summary: 'Who asked for the newsletter, newest first',
    tags,
    querystring: Type.Object({
      ...PageQuery.properties,
      state: Type.Optional(State),
      q: Type.Optional(SearchWords),
    }),
    response: { 200: pageOf(AdminSubscriber), ...refusals, 422: Failure },
  },
} as const;

export const downloadSubscribers = {
  method: 'GET',
  url: urls.adminSubscribersFile,
  config: forAdmins,
  schema: {
    operationId: 'downloadSubscribers',
    summary: 'Who gets the newsletter, as a file for a spreadsheet',
    description:
      'Without a state, those who have confirmed. RFC 4180, by address. A cell that a spreadsheet would take for a formula begins with an apostrophe.',
    tags,
    querystring: Type.Object({ state: Type.Optional(State) }),
    response: {
      200: { description: 'OK', content: { 'text/csv': { schema: Type.String() } } },
      ...refusals,
      422: Failure,
    },
  },
} as const;
