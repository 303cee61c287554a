import { Type } from 'typebox';
import { Failure } from '../failure.ts';
import { oneLineOf, OrderToken } from '../fields.ts';
import { Workshop } from './workshop.ts';
import { workshopDomainUrls } from './workshopDomainUrls.ts';

const tags = ['Workshop'];
const response = { 200: Workshop, 404: Failure, 503: Failure } as const;

export const setWorkshopDomain = {
  method: 'POST',
  url: workshopDomainUrls.set,
  schema: {
    operationId: 'setWorkshopDomain',
    summary: 'Give the website of an order a domain of its buyer’s own',
    description:
      'In any form: with www, in capitals, in letters of any script, pasted with https://. It is served once its records ' +
      'are seen to point here, and takes the place of one that is still waiting. 409 without Custom Domain Setup in the ' +
      'order, and where one is served already. As a plain form it answers 303 to the order’s page.',
    tags,
    params: OrderToken,
    body: Type.Object({ domain: oneLineOf(2_000, 'Enter a domain like sharp.example') }),
    response: { ...response, 409: Failure, 422: Failure },
  },
} as const;

export const checkWorkshopDomain = {
  method: 'POST',
  url: workshopDomainUrls.check,
  schema: {
    operationId: 'checkWorkshopDomain',
    summary: 'Look at once whether the records of a domain are set',
    description: 'As a plain form it answers 303 to the order’s page.',
    tags,
    params: OrderToken,
    response,
  },
} as const;

export const removeWorkshopDomain = {
  method: 'POST',
  url: workshopDomainUrls.remove,
  schema: {
    operationId: 'removeWorkshopDomain',
    summary: 'Take its domain from the website of an order',
    description:
      'It is no longer served from this moment. As a plain form, which can only post, it answers 303 to the order’s page.',
    tags,
    params: OrderToken,
    response,
  },
} as const;
