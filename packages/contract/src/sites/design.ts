import { Type } from 'typebox';
import { ById, forAdmins, refusals, tags } from '../admin/admin.ts';
import { AdminSite } from '../admin/sites.ts';
import { CheckoutSession } from '../checkout.ts';
import { Failure } from '../failure.ts';
import { OrderToken } from '../fields.ts';
import { urls } from '../urls.ts';
import { Workshop } from './workshop.ts';

const body = Type.Object({
  templateId: Type.String({ maxLength: 100, 'x-message': 'Choose a design' }),
  version: Type.Integer({
    minimum: 1,
    maximum: 999_999_999,
    'x-message': 'Say which version you looked at',
  }),
});

const description =
  'What it says is kept, also what only the design before shows; looks that the new one does not have fall back to its own. ' +
  'That is a new version. What was offered is offered no longer. 409 once the website was published, and when another ' +
  'version was saved meanwhile; 422 when there is no such design, and when it is not paid for.';

export const takeWorkshopDesign = {
  method: 'POST',
  url: urls.workshopDesign,
  schema: {
    operationId: 'takeWorkshopDesign',
    summary: 'Put the website of an order into another design of the same price',
    description: `${description} As a plain form it answers 303 to the step of looks.`,
    tags: ['Workshop'],
    params: OrderToken,
    body,
    response: { 200: Workshop, 404: Failure, 409: Failure, 422: Failure, 503: Failure },
  },
} as const;

export const payDifference = {
  method: 'POST',
  url: urls.payDifference,
  schema: {
    operationId: 'payDifference',
    summary: 'Go to pay the difference to a dearer design',
    description:
      'The difference is an order of its own, with a reference, a receipt and a refund of its own. Once it is paid the website ' +
      'goes into the design. Asked for again it leads to the same page; asked for with another design, the order before is let go. ' +
      '409 once the website was published, and while its order is not one that is worked on; 422 when there is no such design, ' +
      'and when it costs no more than what was paid. As a plain form it answers 303 to the payment page.',
    tags: ['Workshop'],
    params: OrderToken,
    body: Type.Object({ templateId: body.properties.templateId }),
    response: {
      200: CheckoutSession,
      404: Failure,
      409: Failure,
      422: Failure,
      429: Failure,
      503: Failure,
    },
  },
} as const;

export const takeSiteDesign = {
  method: 'PUT',
  url: urls.adminSiteDesign,
  config: forAdmins,
  schema: {
    operationId: 'takeSiteDesign',
    summary: 'Put a website into another design of the same price',
    description: `${description} Its buyer is told, in the order’s conversation and by mail.`,
    tags,
    params: ById,
    body,
    response: { 200: AdminSite, ...refusals, 404: Failure, 409: Failure, 422: Failure },
  },
} as const;
