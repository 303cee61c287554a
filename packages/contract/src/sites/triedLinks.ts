import { Type, type Static } from 'typebox';
import { Failure, publicRefusals } from '../failure.ts';
import { Instant } from '../fields.ts';
import { urls } from '../urls.ts';
import { Tried } from './tried.ts';

/** The values that a visitor tried, and on which template. */
export const TriedLinkDraft = Type.Object({
  templateId: Type.String({ minLength: 1, maxLength: 100, 'x-message': 'Choose a template' }),
  ...Tried.properties,
});
export type TriedLinkDraft = Static<typeof TriedLinkDraft>;

/** What a link to a tried website shows. */
export const TriedLink = Type.Object({
  templateId: Type.String(),
  tried: Type.Object(Tried.properties),
  expiresAt: Instant,
});
export type TriedLink = Static<typeof TriedLink>;

const TriedToken = Type.Object({
  // A malformed token is not even looked for; some databases refuse it.
  token: Type.String({ pattern: '^[\\w.-]{1,120}$', description: 'From the link.' }),
});

export const createTriedLink = {
  method: 'POST',
  url: urls.createTriedLink,
  schema: {
    operationId: 'createTriedLink',
    summary: 'Make a link that shows a template with what it was tried with, for 30 days',
    description: 'As a plain form it answers 303 to the page of the link.',
    tags: ['Catalogue'],
    body: TriedLinkDraft,
    response: {
      201: Type.Object({
        path: Type.String({ description: 'Where the page is.' }),
        expiresAt: Instant,
      }),
      ...publicRefusals,
      404: Failure,
    },
  },
} as const;

export const getTriedLink = {
  method: 'GET',
  url: urls.triedLink,
  schema: {
    operationId: 'getTriedLink',
    summary: 'What a link shows that was made of something tried',
    tags: ['Catalogue'],
    params: TriedToken,
    response: { 200: TriedLink, 404: Failure, 422: Failure, 503: Failure },
  },
} as const;

export const removeTriedLink = {
  method: 'POST',
  url: urls.removeTriedLink,
  schema: {
    operationId: 'removeTriedLink',
    summary: 'Delete what a link shows that was made of something tried',
    description: 'Whoever has the link may. Once is as good as twice. As a plain form it answers 303.',
    tags: ['Catalogue'],
    params: TriedToken,
    response: { 204: Type.Null(), 422: Failure, 503: Failure },
  },
} as const;
