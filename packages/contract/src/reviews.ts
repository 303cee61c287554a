import { Type, type Static } from 'typebox';
import { Failure } from './failure.ts';
import { Instant, textOf } from './fields.ts';
import { pageOf, PageQuery } from './paging.ts';
import { urls } from './urls.ts';

export const ReviewDraft = Type.Object({
  token: Type.String({
    description: 'Of the order, from the link in its receipt.',
    'x-message': 'Open the link in your receipt',
  }),
  rating: Type.Integer({ minimum: 1, maximum: 5, 'x-message': 'Choose from one to five stars' }),
  text: textOf(2_000, 'Write a few words, in 2,000 characters or fewer'),
});
export type ReviewDraft = Static<typeof ReviewDraft>;

/** The part of a review that any visitor may read. Its author is not part of it. */
export const Review = Type.Object({
  rating: Type.Integer(),
  text: Type.String(),
  createdAt: Instant,
  trade: Type.String({ description: 'What the template is made for.' }),
  reply: Type.Union([Type.String(), Type.Null()], { description: 'What the shop answered.' }),
  repliedAt: Type.Union([Instant, Type.Null()]),
});
export type Review = Static<typeof Review>;

export const createReview = {
  method: 'POST',
  url: urls.createReview,
  schema: {
    operationId: 'createReview',
    summary: 'Say what you think of a website that was delivered',
    tags: ['Reviews'],
    body: ReviewDraft,
    response: {
      201: Type.Object({ message: Type.String() }),
      400: Failure,
      403: Failure,
      409: Failure,
      422: Failure,
      503: Failure,
    },
  },
} as const;

export const listReviews = {
  method: 'GET',
  url: urls.catalogueReviews,
  schema: {
    operationId: 'listReviews',
    summary: 'Read what buyers say, the newest first',
    description: 'Of one template, or without `templateId` of all.',
    tags: ['Reviews'],
    querystring: Type.Object({
      ...PageQuery.properties,
      templateId: Type.Optional(Type.String({ 'x-message': 'Name one template' })),
    }),
    response: { 200: pageOf(Review), 404: Failure, 422: Failure, 503: Failure },
  },
} as const;
