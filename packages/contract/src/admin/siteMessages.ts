import { Type } from 'typebox';
import { ById, forAdmins, refusals, tags } from './admin.ts';
import { Failure } from '../failure.ts';
import { WorkshopMessage, WrittenMessage } from '../sites/workshop.ts';
import { urls } from '../urls.ts';

export const listSiteMessages = {
  method: 'GET',
  url: urls.adminSiteMessages,
  config: forAdmins,
  schema: {
    operationId: 'listSiteMessages',
    summary: 'What was said between the buyer of an order and the shop',
    tags,
    params: ById,
    response: {
      200: Type.Object({
        messages: Type.Array(WorkshopMessage, { description: 'The last 200, the oldest first.' }),
      }),
      ...refusals,
      404: Failure,
    },
  },
} as const;

export const sendSiteMessage = {
  method: 'POST',
  url: urls.adminSiteMessages,
  config: forAdmins,
  schema: {
    operationId: 'sendSiteMessage',
    summary: 'Write to the buyer of an order',
    description: 'It is mailed to them, and stands on their order’s page.',
    tags,
    params: ById,
    body: Type.Object({ text: WrittenMessage }),
    response: { 201: WorkshopMessage, ...refusals, 404: Failure, 422: Failure },
  },
} as const;
