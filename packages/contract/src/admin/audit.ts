import { Type, type Static } from 'typebox';
import { forAdmins, Id, refusals, SearchWords, tags } from './admin.ts';
import { Failure } from '../failure.ts';
import { Instant } from '../fields.ts';
import { pageOf, PageQuery } from '../paging.ts';
import { urls } from '../urls.ts';

/** The actions of the desk, of buyers and of the shop itself that are logged. */
const auditActions = [
  'order.status',
  'order.refund',
  'order.flag',
  'order.address',
  'order.link',
  'order.file.add',
  'order.file.remove',
  'order.message',
  'site.create',
  'site.content',
  'site.suggest',
  'site.design',
  'site.picture.add',
  'site.picture.remove',
  'site.build',
  'site.offer',
  'site.publish',
  'site.pause',
  'site.name',
  'site.name.release',
  'site.domain.set',
  'site.domain.prove',
  'site.domain.remove',
  'message.state',
  'quote.state',
  'review.reply',
  'review.hidden',
  'mail.resend',
  'person.role',
  'session.reuse',
  'account.delete',
] as const;
export const AuditAction = Type.Enum([...auditActions]);
export type AuditAction = Static<typeof AuditAction>;

export const AuditLine = Type.Object({
  id: Type.Integer(),
  at: Instant,
  actor: Type.Union(
    [
      Type.Object({
        id: Id,
        username: Type.Union([Type.String(), Type.Null()], { description: 'Null when the account is gone.' }),
      }),
      Type.Null(),
    ],
    { description: 'Null for what the shop did by itself, or what a buyer did: then `detail` says so.' },
  ),
  action: AuditAction,
  subjectId: Type.String(),
  detail: Type.Record(Type.String(), Type.Unknown(), { description: 'From what to what.' }),
});
export type AuditLine = Static<typeof AuditLine>;

export const listAudit = {
  method: 'GET',
  url: urls.adminAudit,
  config: forAdmins,
  schema: {
    operationId: 'listAudit',
    summary: 'Who changed what, newest first',
    tags,
    querystring: Type.Object({
      ...PageQuery.properties,
      action: Type.Optional(
        Type.Enum([...auditActions], { 'x-message': 'Name an action like order.status' }),
      ),
      q: Type.Optional(SearchWords),
    }),
    response: { 200: pageOf(AuditLine), ...refusals, 422: Failure },
  },
} as const;
