import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { brand } from '@awning/content/brand';
import { Failure } from '@awning/contract/failure';
import fp from 'fastify-plugin';

// The one style that stands in its page: its own sign's.
const signStyle = '.logo_small_svg__cls-2{fill:#fff}.logo_small_svg__cls-3{fill:#85ea2d}';
const signHash = createHash('sha256').update(signStyle).digest('base64');

// It draws with files of its own, asks this very API, and shows signs that are written into its styles.
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
        buildLocalReference: ({ $id }, _base, _fragment, place) =>
          typeof $id === 'string' ? $id : `def-${place}`,
      },
      transformObject: (document) =>
        'openapiObject' in document ? nameFailures(document.openapiObject) : document.swaggerObject,
    });
    await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: policy });
  },
  { name: 'openapi' },
);

interface Document {
  paths?: unknown;
  components?: { schemas?: object };
}

/** Says `Failure` where its whole shape stood, and names each answer by its status. */
function nameFailures<Whole extends Document>(document: Whole): Whole {
  let shape: object | undefined;

  const rewrite = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(rewrite);
    if (typeof node !== 'object' || node === null) return node;
    if (isFailure(node)) {
      shape = node;
      return { $ref: '#/components/schemas/Failure' };
    }
    const entries = Object.entries(node).map(([key, value]) => {
      const rewritten = rewrite(value);
      const description = STATUS_CODES[key];
      return [key, description ? Object.assign(rewritten as object, { description }) : rewritten];
    });
    return Object.fromEntries(entries) as unknown;
  };

  const paths = rewrite(document.paths);
  const schemas = { ...document.components?.schemas, Failure: shape };
  return { ...document, paths, components: { ...document.components, schemas } };
}

const isFailure = (node: object) =>
  'properties' in node &&
  isDeepStrictEqual(Object.keys(node.properties as object), Object.keys(Failure.properties));
