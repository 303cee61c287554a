import { Type, type Static } from 'typebox';
import {
  ById,
  choiceOf,
  forAdmins,
  Id,
  InstantOrNull,
  orNull,
  refusals,
  SearchWords,
  tags,
} from './admin.ts';
import { Failure } from '../failure.ts';
import { Instant } from '../fields.ts';
import { pageOf, PageQuery } from '../paging.ts';
import { urls } from '../urls.ts';

const State = choiceOf(['waiting', 'sent', 'failed']);

/** A mail as the desk sees it: whether it was sent, and none of its text. */
export const AdminMail = Type.Object({
  id: Id,
  kind: Type.String({ description: 'What it is: `order-receipt`, `delivery`.' }),
  recipient: Type.String(),
  subject: Type.String(),
  state: State,
  tries: Type.Integer({ minimum: 0, description: 'How often it was tried in vain.' }),
  lastError: orNull(Type.String()),
  createdAt: Instant,
  dueAt: Type.Union([Instant, Type.Null()], { description: 'When it is tried next, while it waits.' }),
  sentAt: InstantOrNull,
  failedAt: InstantOrNull,
});
export type AdminMail = Static<typeof AdminMail>;

export const listMails = {
  method: 'GET',
  url: urls.adminMails,
  config: forAdmins,
  schema: {
    operationId: 'listMails',
    summary: 'Every mail and how it fared, newest first',
    tags,
    querystring: Type.Object({
      ...PageQuery.properties,
      state: Type.Optional(State),
      q: Type.Optional(SearchWords),
    }),
    response: { 200: pageOf(AdminMail), ...refusals, 422: Failure },
  },
} as const;

export const resendMail = {
  method: 'POST',
  url: urls.adminMailResend,
  config: forAdmins,
  schema: {
    operationId: 'resendMail',
    summary: 'Try a mail again that was given up',
    tags,
    params: ById,
    response: { 200: AdminMail, ...refusals, 404: Failure, 409: Failure },
  },
} as const;
