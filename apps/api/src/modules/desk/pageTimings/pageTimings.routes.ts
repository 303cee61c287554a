import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { reportTimings } from '@awning/contract/admin/pageTimings';
import type { DeskPageTimingsService } from './pageTimings.service.ts';

/** Speaks HTTP for how fast pages were. */
export const deskPageTimingsRoutes: FastifyPluginAsyncTypebox<{
  pageTimings: DeskPageTimingsService;
}> = async (app, { pageTimings }) => {
  app.route({ ...reportTimings, handler: () => pageTimings.report() });
};
