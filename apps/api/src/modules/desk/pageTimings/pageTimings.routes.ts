import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { reportTimings } from '@awning/contract/admin/pageTimings';
import type { DeskPageTimingsService } from './pageTimings.service.ts';

/** The HTTP routes for the report on page timings. */
export const deskPageTimingsRoutes: FastifyPluginAsyncTypebox<{
  pageTimings: DeskPageTimingsService;
}> = async (app, { pageTimings }) => {
  app.route({ ...reportTimings, handler: () => pageTimings.report() });
};
