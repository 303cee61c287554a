import { Type } from 'typebox';
import { Id } from '../admin/admin.ts';
import { howPiecesCome, NewPicture, PieceQuery, SitePicture } from '../admin/sitePictures.ts';
import { Failure } from '../failure.ts';
import { OrderToken } from '../fields.ts';
import { urls } from '../urls.ts';

const tags = ['Workshop'];
const OfWorkshop = Type.Object({ ...OrderToken.properties, picture: Id });

const refusals = { 404: Failure, 503: Failure } as const;
const taking = { ...refusals, 409: Failure, 413: Failure, 422: Failure } as const;

export const listWorkshopPictures = {
  method: 'GET',
  url: urls.workshopPictures,
  schema: {
    operationId: 'listWorkshopPictures',
    summary: 'List the photographs of an order’s website',
    tags,
    params: OrderToken,
    response: { 200: Type.Object({ pictures: Type.Array(SitePicture) }), ...refusals },
  },
} as const;

export const addWorkshopPicture = {
  method: 'POST',
  url: urls.workshopPictures,
  schema: {
    operationId: 'addWorkshopPicture',
    summary: 'Add a photograph to an order’s website',
    description: 'It is empty until its pieces are sent.',
    tags,
    params: OrderToken,
    body: NewPicture,
    response: { 201: SitePicture, ...taking },
  },
} as const;

export const sendWorkshopPicturePiece = {
  method: 'POST',
  url: urls.workshopPicture,
  schema: {
    operationId: 'sendWorkshopPicturePiece',
    summary: 'Send the next piece of a photograph',
    description: howPiecesCome,
    tags,
    consumes: ['application/octet-stream'],
    params: OfWorkshop,
    querystring: PieceQuery,
    response: { 200: SitePicture, ...taking },
  },
} as const;

export const showWorkshopPicture = {
  method: 'GET',
  url: urls.workshopPicture,
  schema: {
    operationId: 'showWorkshopPicture',
    summary: 'A photograph of an order’s website, as a browser shows it',
    description: 'In the middle one of the sizes it was scaled to, without what the camera wrote into it.',
    tags,
    params: OfWorkshop,
    response: {
      200: { description: 'OK', content: { 'image/webp': { schema: Type.String({ format: 'binary' }) } } },
      ...refusals,
    },
  },
} as const;

/** Adds a photograph whole, as a browser without script sends it. Its answers are pages. */
export const postWorkshopPicture = {
  method: 'POST',
  url: urls.workshopPictureForm,
  schema: { hide: true, params: OrderToken },
} as const;

export const removeWorkshopPicture = {
  method: 'DELETE',
  url: urls.workshopPicture,
  schema: {
    operationId: 'removeWorkshopPicture',
    summary: 'Take a photograph from an order’s website',
    description: 'What was published with it still shows it.',
    tags,
    params: OfWorkshop,
    response: { 204: Type.Null(), ...refusals },
  },
} as const;
