import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { listAudit } from '@awning/contract/admin/audit';
import { getOverview } from '@awning/contract/admin/overview';
import type { DeskAuditService } from './audit.service.ts';
import type { DeskOverviewService } from './overview.service.ts';

interface Options {
  overview: DeskOverviewService;
  audit: DeskAuditService;
}

/** The HTTP routes for the desk's overview and audit log. */
export const deskOverviewRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { overview, audit }) => {
  app.route({
    ...getOverview,
    handler: () => overview.look(),
  });

  app.route({
    ...listAudit,
    handler: (request) => audit.list(request.query),
  });
};
