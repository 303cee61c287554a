import { Type, type Static } from 'typebox';
import { ById, choiceOf, forAdmins, Id, InstantOrNull, orNull, refusals, tags, YesOrNo } from './admin.ts';
import { Failure } from '../failure.ts';
import { Instant, optionalTextOf } from '../fields.ts';
import { pageOf, PageQuery } from '../paging.ts';
import { urls } from '../urls.ts';

/** A buyer's review, with the order it is about. */
export const AdminReview = Type.Object({
  id: Id,
  templateId: Type.String(),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Type.String(),
  reply: orNull(Type.String()),
  repliedAt: InstantOrNull,
  hidden: Type.Boolean(),
  createdAt: Instant,
  order: Type.Object({
    id: Id,
    reference: Type.String(),
    templateName: Type.String(),
    customerName: Type.String(),
  }),
});
export type AdminReview = Static<typeof AdminReview>;

export const ReviewsQuery = Type.Object({
  ...PageQuery.properties,
  hidden: Type.Optional(YesOrNo),
  rating: Type.Optional(choiceOf(['1', '2', '3', '4', '5'])),
});
export type ReviewsQuery = Static<typeof ReviewsQuery>;

export const ReviewChange = Type.Object({
  reply: Type.Optional(optionalTextOf(1000, 'Write a reply of up to 1,000 characters')),
  hidden: Type.Optional(Type.Boolean({ 'x-message': 'Choose whether it is hidden' })),
});
export type ReviewChange = Static<typeof ReviewChange>;

export const listAllReviews = {
  method: 'GET',
  url: urls.adminReviews,
  config: forAdmins,
  schema: {
    operationId: 'listAllReviews',
    summary: 'What buyers say, newest first, with what is hidden',
    tags,
    querystring: ReviewsQuery,
    response: { 200: pageOf(AdminReview), ...refusals, 422: Failure },
  },
} as const;

export const changeReview = {
  method: 'PATCH',
  url: urls.adminReview,
  config: forAdmins,
  schema: {
    operationId: 'changeReview',
    summary: 'Reply to a review, hide it or show it again',
    description: 'An empty reply takes the reply away.',
    tags,
    params: ById,
    body: ReviewChange,
    response: { 200: AdminReview, ...refusals, 404: Failure, 422: Failure },
  },
} as const;
