import createValidatorFactory from '@fastify/ajv-compiler';
import createSerializerFactory from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
/** Makes the compiler for all schemas of one server. */
type Factory<Compiled> = (shared: unknown, options: unknown) => (route: { schema: object }) => Compiled;
type Validate = ((data: unknown) => unknown) & { errors?: unknown };
type Serialize = (data: unknown) => string;

const buildValidator = createValidatorFactory() as unknown as Factory<Validate>;
const buildSerializer = createSerializerFactory() as unknown as Factory<Serialize>;

const lazyValidator: Factory<Validate> = (shared, options) => {
  const compile = buildValidator(shared, options);
  return (route) => {
    let validate: Validate | undefined;
    const validateLazily: Validate = (data) => {
      validate ??= compile(route);
      const result = validate(data);
      // Fastify reads the errors from here.
      validateLazily.errors = validate.errors;
      return result;
    };
    return validateLazily;
  };
};

const serializers = new WeakMap<object, Serialize>();

const lazySerializer: Factory<Serialize> = (shared, options) => {
  const compile = buildSerializer(shared, options);
  return (route) => (data) => {
    let serialize = serializers.get(route.schema);
    if (!serialize) serializers.set(route.schema, (serialize = compile(route)));
    return serialize(data);
  };
};

/**
 * Compiles the schemas of a route at its first request, which takes that some milliseconds: compiling those of all
 * routes takes a third of a start. A serializer is compiled once for all servers in a process.
 */
export const lazyCompilers = {
  buildValidator: lazyValidator,
  buildSerializer: lazySerializer,
} as unknown as Factories;
