import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { listAudit } from '@awning/contract/admin/audit';
import { getOverview } from '@awning/contract/admin/overview';
import type { AuditService } from './audit.service.ts';
import type { OverviewService } from './overview.service.ts';

interface Options {
  overview: OverviewService;
  audit: AuditService;
}

/** Speaks HTTP for what the desk only looks at. */
export const overviewRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { overview, audit }) => {
  app.route({
    ...getOverview,
    handler: () => overview.look(),
  });

  app.route({
    ...listAudit,
    handler: (request) => audit.list(request.query),
  });
};
