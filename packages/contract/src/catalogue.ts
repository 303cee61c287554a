import { Type, type Static } from 'typebox';
import { Failure } from './failure.ts';
import { urls } from './urls.ts';

export const TemplateStats = Type.Object({
  orders: Type.Integer({ minimum: 0, description: 'Paid ones.' }),
  reviews: Type.Integer({ minimum: 0 }),
  rating: Type.Union([Type.Number(), Type.Null()], {
    description: 'The average of the reviews to one decimal; null without any.',
  }),
});
export type TemplateStats = Static<typeof TemplateStats>;

export const getCatalogueStats = {
  method: 'GET',
  url: urls.catalogueStats,
  schema: {
    operationId: 'getCatalogueStats',
    summary: 'How each template of the catalogue sells, by its id',
    tags: ['Reviews'],
    response: { 200: Type.Record(Type.String(), TemplateStats), 304: Type.Null(), 503: Failure },
  },
} as const;
