import { Type } from 'typebox';
import { ById, forAdmins, Id, refusals, tags } from './admin.ts';
import { Failure } from '../failure.ts';
import { urls } from '../urls.ts';

const FileOfOrder = Type.Object({ ...ById.properties, file: Id });

export const addOrderFile = {
  method: 'POST',
  url: urls.adminOrderFiles,
  config: forAdmins,
  schema: {
    operationId: 'addOrderFile',
    summary: 'Put a file with an order, for its buyer',
    description:
      'It is empty until its pieces are sent. Its name is kept without what some system cannot take.',
    tags,
    params: ById,
    body: Type.Object({
      name: Type.String({ maxLength: 1_000, 'x-message': 'Give the file a shorter name' }),
      size: Type.Integer({ minimum: 0, description: 'In bytes.', 'x-message': 'Say how many bytes it has' }),
    }),
    response: { 201: Type.Object({ id: Id }), ...refusals, 404: Failure, 409: Failure, 422: Failure },
  },
} as const;

export const sendOrderFilePiece = {
  method: 'POST',
  url: urls.adminOrderFile,
  config: forAdmins,
  schema: {
    operationId: 'sendOrderFilePiece',
    summary: 'Send the next piece of a file',
    description: 'Bytes, in order. Each piece says where in the file it begins.',
    tags,
    consumes: ['application/octet-stream'],
    params: FileOfOrder,
    querystring: Type.Object({
      from: Type.String({ pattern: '^(0|[1-9]\\d{0,8})$', 'x-message': 'Say where the piece begins' }),
    }),
    response: {
      200: Type.Object({ received: Type.Integer({ description: 'How many bytes are here now.' }) }),
      ...refusals,
      404: Failure,
      409: Failure,
      413: Failure,
      422: Failure,
    },
  },
} as const;

export const removeOrderFile = {
  method: 'DELETE',
  url: urls.adminOrderFile,
  config: forAdmins,
  schema: {
    operationId: 'removeOrderFile',
    summary: 'Take a file from an order',
    description: 'Not the last that a delivered order has, if it has neither a live website nor an address.',
    tags,
    params: FileOfOrder,
    response: { 204: Type.Null(), ...refusals, 404: Failure, 409: Failure },
  },
} as const;
