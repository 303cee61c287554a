import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { brand } from '@awning/content/brand';
import { FailureShape } from '@awning/contract/failure';
import fp from 'fastify-plugin';

// The one inline style of its page: its own logo's.
const signStyle = '.logo_small_svg__cls-2{fill:#fff}.logo_small_svg__cls-3{fill:#85ea2d}';
const signHash = createHash('sha256').update(signStyle).digest('base64');

// It renders with its own files, calls this API, and shows icons that its styles contain.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'sha256-${signHash}'`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Describes the API at /docs, from the schemas that validate its requests. */
export const openapi = fp(
  async (app) => {
    app.addSchema(FailureShape);
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
        buildLocalReference: ({ $id }, _base, _fragment, place) =>
          typeof $id === 'string' ? $id : `def-${place}`,
      },
      transformObject: (document) =>
        'openapiObject' in document ? nameAnswers(document.openapiObject) : document.swaggerObject,
    });
    await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: policy });
  },
  { name: 'openapi' },
);

interface Document {
  paths?: Record<string, object | undefined>;
}

interface Operation {
  responses?: Record<string, { description: string }>;
}

/** Names each response by its status: the schema describes its content. */
function nameAnswers<Whole extends Document>(document: Whole): Whole {
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path ?? {}) as Operation[]) {
      for (const [status, answer] of Object.entries(operation.responses ?? {})) {
        answer.description = STATUS_CODES[status] ?? answer.description;
      }
    }
  }
  return document;
}
