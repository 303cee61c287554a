import { Type, type Static } from 'typebox';
import { publicRefusals } from '../failure.ts';
import { timedRoutes } from './timedRoutes.ts';
import { metrics, stepCount } from './timingScale.ts';
import { urls } from '../urls.ts';

/** How fast a page was, by steps of a scale: no exact figure, no address, no visitor's name. */
export const PageTimings = Type.Object({
  route: Type.Enum([...timedRoutes]),
  timings: Type.Array(
    Type.Object({
      metric: Type.Enum([...metrics]),
      step: Type.Integer({
        minimum: 0,
        maximum: stepCount - 1,
        description: 'The step of the scale that the figure is rounded up to, each about a tenth wide.',
      }),
    }),
    { minItems: 1, maxItems: metrics.length },
  ),
});
export type PageTimings = Static<typeof PageTimings>;

export const countTimings = {
  method: 'POST',
  url: urls.pageTimings,
  schema: {
    operationId: 'countTimings',
    summary: 'Say how fast a page was',
    description: 'Sent only by visitors who accepted all. What is kept is a count a day: no address, no id.',
    tags: ['Pages'],
    body: PageTimings,
    response: { 204: Type.Null(), ...publicRefusals },
  },
} as const;
