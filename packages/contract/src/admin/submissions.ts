import { Type, type Static } from 'typebox';
import { ById, choiceOf, forAdmins, Id, orNull, refusals, SearchWords, tags } from './admin.ts';
import { Failure } from '../failure.ts';
import { Instant } from '../fields.ts';
import { pageOf, PageQuery } from '../paging.ts';
import { urls } from '../urls.ts';

const State = choiceOf(['new', 'read', 'answered']);
const Suspicious = Type.Boolean({
  description: 'What no person sees was filled in: by a program, or by a browser that fills in for people.',
});

/** A message to the shop. */
export const AdminMessage = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  subject: orNull(Type.String()),
  message: Type.String(),
  state: State,
  suspicious: Suspicious,
  createdAt: Instant,
});
export type AdminMessage = Static<typeof AdminMessage>;

/** A request for something that no template has. */
export const AdminQuote = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  business: Type.String(),
  budget: Type.String(),
  details: Type.String(),
  state: State,
  suspicious: Suspicious,
  createdAt: Instant,
});
export type AdminQuote = Static<typeof AdminQuote>;

export const SubmissionsQuery = Type.Object({
  ...PageQuery.properties,
  state: Type.Optional(State),
  q: Type.Optional(SearchWords),
});
export type SubmissionsQuery = Static<typeof SubmissionsQuery>;

export const SubmissionChange = Type.Object({ state: State });

export const listAllMessages = {
  method: 'GET',
  url: urls.listMessages,
  config: forAdmins,
  schema: {
    operationId: 'listAllMessages',
    summary: 'All that was written to the shop, newest first',
    tags,
    querystring: PageQuery,
    response: { 200: pageOf(AdminMessage), ...refusals, 422: Failure },
  },
} as const;

export const listMessages = {
  method: 'GET',
  url: urls.adminMessages,
  config: forAdmins,
  schema: {
    operationId: 'listMessages',
    summary: 'What was written to the shop, newest first',
    tags,
    querystring: SubmissionsQuery,
    response: { 200: pageOf(AdminMessage), ...refusals, 422: Failure },
  },
} as const;

export const changeMessage = {
  method: 'PATCH',
  url: urls.adminMessage,
  config: forAdmins,
  schema: {
    operationId: 'changeMessage',
    summary: 'Note that a message was read or answered',
    tags,
    params: ById,
    body: SubmissionChange,
    response: { 200: AdminMessage, ...refusals, 404: Failure, 422: Failure },
  },
} as const;

export const listQuotes = {
  method: 'GET',
  url: urls.adminQuotes,
  config: forAdmins,
  schema: {
    operationId: 'listQuotes',
    summary: 'What was asked for that stands on no shelf, newest first',
    tags,
    querystring: SubmissionsQuery,
    response: { 200: pageOf(AdminQuote), ...refusals, 422: Failure },
  },
} as const;

export const changeQuote = {
  method: 'PATCH',
  url: urls.adminQuote,
  config: forAdmins,
  schema: {
    operationId: 'changeQuote',
    summary: 'Note that a quote was read or answered',
    tags,
    params: ById,
    body: SubmissionChange,
    response: { 200: AdminQuote, ...refusals, 404: Failure, 422: Failure },
  },
} as const;
