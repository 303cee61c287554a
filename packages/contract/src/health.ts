import { Type } from 'typebox';
import { Failure } from './failure.ts';
import { urls } from './urls.ts';

const Status = Type.Object({ status: Type.Literal('ok') });

export const getHealth = {
  method: 'GET',
  url: urls.health,
  schema: {
    operationId: 'getHealth',
    summary: 'Whether the process lives',
    tags: ['Operations'],
    response: { 200: Status },
  },
} as const;

export const getReadiness = {
  method: 'GET',
  url: urls.readiness,
  schema: {
    operationId: 'getReadiness',
    summary: 'Whether orders can be taken: all is open, the database answers and there is room to write',
    tags: ['Operations'],
    response: { 200: Status, 503: Failure },
  },
} as const;
