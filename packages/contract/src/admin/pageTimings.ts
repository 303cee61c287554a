import { Type, type Static } from 'typebox';
import { forAdmins, orNull, refusals, tags } from './admin.ts';
import { Day } from '../fields.ts';
import { timedRoutes } from '../timings/timedRoutes.ts';
import { fewestVisits, metrics, ratings } from '../timings/timingScale.ts';
import { urls } from '../urls.ts';

const Span = Type.Object({
  visits: Type.Integer({ minimum: 0, description: 'How many were counted.' }),
  p75: orNull(
    Type.Object(
      {
        value: Type.Number({
          minimum: 0,
          description:
            'Three of four visits had this or less: milliseconds, but for CLS. To three digits, and rounded up by a tenth at most.',
        }),
        isOver: Type.Boolean({ description: 'It is more than the value, which is where the scale ends.' }),
        rating: Type.Enum([...ratings]),
      },
      { description: `Null where fewer than ${fewestVisits} visits were counted.` },
    ),
  ),
});

/** How fast pages were for visitors who let themselves be counted. */
export const PageTimingsReport = Type.Object({
  fewestVisits: Type.Integer({ minimum: 1, description: 'Of fewer no figure is told.' }),
  targets: Type.Array(
    Type.Object({ metric: Type.Enum([...metrics]), good: Type.Number(), poor: Type.Number() }),
    { description: 'Up to where each is good, and beyond where it is poor (web.dev/articles/vitals).' },
  ),
  routes: Type.Array(
    Type.Object({
      route: Type.Enum([...timedRoutes]),
      metrics: Type.Array(
        Type.Object({
          metric: Type.Enum([...metrics]),
          last: Span,
          before: Span,
          weeks: Type.Array(Type.Object({ from: Day, ...Span.properties }), {
            description: 'The same 56 days by the week, oldest first.',
          }),
        }),
        { description: 'Each of them, counted or not.' },
      ),
    }),
    { description: 'Those that were counted in the last 56 days, the most visited first.' },
  ),
});
export type PageTimingsReport = Static<typeof PageTimingsReport>;
export type TimedSpan = Static<typeof Span>;

export const reportTimings = {
  method: 'GET',
  url: urls.adminPageTimings,
  config: forAdmins,
  schema: {
    operationId: 'reportTimings',
    summary: 'How fast pages were',
    description: 'For the last 28 days and the 28 before, in UTC, today among them.',
    tags,
    response: { 200: PageTimingsReport, ...refusals },
  },
} as const;
