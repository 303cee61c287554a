import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { brand } from '@awning/content/brand';
import fp from 'fastify-plugin';

/** Describes the API at /docs, from the same schemas that guard it. */
export const openapi = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: `${brand.name} API`,
          version: '1',
          description: 'Every failure is `{error, message, fields?}`. Money is in integer minor units.',
        },
      },
      refResolver: {
        buildLocalReference: ({ $id }, _base, _fragment, place) => String($id ?? `def-${place}`),
      },
    });
    await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  },
  { name: 'openapi' },
);
