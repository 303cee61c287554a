import { Type, type Static } from 'typebox';
import { ById, choiceOf, forAdmins, Id, orNull, refusals, tags } from './admin.ts';
import { Failure } from '../failure.ts';
import { urls } from '../urls.ts';

const OfSite = Type.Object({ ...ById.properties, picture: Id });

export const SitePicture = Type.Object({
  id: Id,
  file: Type.String({ description: 'What the site’s content knows it by.' }),
  name: Type.String({ description: 'What it was called where it came from.' }),
  size: Type.Integer({ description: 'In bytes.' }),
  received: Type.Integer({ description: 'How many of them are here: the next piece begins there.' }),
  state: choiceOf(['arriving', 'scaling', 'ready', 'refused']),
  refusal: orNull(Type.String({ description: 'Why it cannot be used, in a sentence for its owner.' })),
  width: orNull(Type.Integer({ description: 'Upright, in pixels, of the largest size that is kept.' })),
  height: orNull(Type.Integer()),
});
export type SitePicture = Static<typeof SitePicture>;

export const NewPicture = Type.Object({
  name: Type.String({ maxLength: 1_000, 'x-message': 'Give the picture a shorter name' }),
  size: Type.Integer({ minimum: 0, description: 'In bytes.', 'x-message': 'Say how many bytes it has' }),
});

export const PieceQuery = Type.Object({
  from: Type.String({ pattern: '^(0|[1-9]\\d{0,8})$', 'x-message': 'Say where the piece begins' }),
});

/** How the desk or a buyer sends a photograph in pieces. */
export const howPiecesCome =
  'Bytes, in order. Each piece says where in the file it begins; one that is here already may come again. With the last one it is scaled. A photograph that the site has already is not kept twice: the answer names the one that was there.';

const taking = { ...refusals, 404: Failure, 409: Failure, 413: Failure, 422: Failure } as const;

export const listSitePictures = {
  method: 'GET',
  url: urls.adminSitePictures,
  config: forAdmins,
  schema: {
    operationId: 'listSitePictures',
    summary: 'List the photographs of a site',
    tags,
    params: ById,
    response: { 200: Type.Object({ pictures: Type.Array(SitePicture) }), ...refusals, 404: Failure },
  },
} as const;

export const addSitePicture = {
  method: 'POST',
  url: urls.adminSitePictures,
  config: forAdmins,
  schema: {
    operationId: 'addSitePicture',
    summary: 'Add a photograph to a site',
    description: 'It is empty until its pieces are sent.',
    tags,
    params: ById,
    body: NewPicture,
    response: { 201: SitePicture, ...taking },
  },
} as const;

export const sendSitePicturePiece = {
  method: 'POST',
  url: urls.adminSitePicture,
  config: forAdmins,
  schema: {
    operationId: 'sendSitePicturePiece',
    summary: 'Send the next piece of a photograph',
    description: howPiecesCome,
    tags,
    consumes: ['application/octet-stream'],
    params: OfSite,
    querystring: PieceQuery,
    response: { 200: SitePicture, ...taking },
  },
} as const;

/** Adds a photograph whole, as a browser without script sends it: a form of parts with one file. Its answers are pages. */
export const postSitePicture = {
  method: 'POST',
  url: urls.adminSitePictureForm,
  config: forAdmins,
  schema: { hide: true, params: ById },
} as const;

export const removeSitePicture = {
  method: 'DELETE',
  url: urls.adminSitePicture,
  config: forAdmins,
  schema: {
    operationId: 'removeSitePicture',
    summary: 'Take a photograph from a site',
    description: 'What was published with it still shows it.',
    tags,
    params: OfSite,
    response: { 204: Type.Null(), ...refusals, 404: Failure },
  },
} as const;
