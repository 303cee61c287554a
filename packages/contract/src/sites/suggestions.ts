import { Type } from 'typebox';
import { ById, forAdmins, Id, refusals, tags } from '../admin/admin.ts';
import { AdminSite, saveSiteContent } from '../admin/sites.ts';
import { Failure, FailureShape } from '../failure.ts';
import { optionalTextOf, OrderToken } from '../fields.ts';
import { urls } from '../urls.ts';
import { ContentChange, Workshop } from './workshop.ts';

const { version, content } = saveSiteContent.schema.body.properties;

export const suggestSiteContent = {
  method: 'PUT',
  url: urls.adminSiteSuggestion,
  config: forAdmins,
  schema: {
    operationId: 'suggestSiteContent',
    summary: 'Suggest corrections to the buyer of a website, in place of saving them',
    description:
      'What differs from the newest version becomes a list that the buyer takes or leaves, one by one; nothing is saved. It ' +
      'takes the place of what was suggested before, and is mailed once. 409 before the website is handed in, once it is live, ' +
      'when another version than `version` was saved meanwhile, and when nothing differs; 422 names each fault by its place.',
    tags,
    params: ById,
    body: Type.Object({
      version,
      content,
      note: Type.Optional(optionalTextOf(1_000, 'Write 1,000 characters or fewer')),
    }),
    response: {
      200: AdminSite,
      ...refusals,
      404: Failure,
      409: Type.Object({ ...FailureShape.properties, version: Type.Optional(Type.Integer()) }),
      413: Failure,
      422: Failure,
    },
  },
} as const;

export const answerSuggestion = {
  method: 'POST',
  url: urls.workshopSuggestion,
  schema: {
    operationId: 'answerSuggestion',
    summary: 'Take or leave corrections that the shop suggests',
    description:
      'What is taken is saved as a new version, and what was offered for approval is offered no longer: it does not have it. ' +
      'What its buyer changed meanwhile is not written over: 409 says so, or it stays open where all are taken at once. ' +
      'Answered again in the same way it is nothing. As a plain form it answers 303 to the order’s page.',
    tags: ['Workshop'],
    params: OrderToken,
    body: Type.Object({
      suggestion: { ...Id, 'x-message': 'Look at what is suggested once more' },
      answer: Type.Enum(['take', 'leave'], { 'x-message': 'Take it or leave it' }),
      path: Type.Optional({
        ...ContentChange.properties.path,
        description: 'Which of them. Left out, it is all that are open.',
      }),
    }),
    response: { 200: Workshop, 404: Failure, 409: Failure, 422: Failure, 503: Failure },
  },
} as const;
