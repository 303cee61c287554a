import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Serializer = ReturnType<ReturnType<NonNullable<Factories['buildSerializer']>>>;

const buildSerializer = SerializerSelector();
const serializers = new WeakMap<object, Serializer>();

/** Compiles each schema once for all the servers that tests open: most of what opening one costs. */
export const sharedCompilers: Factories = {
  buildValidator: AjvCompiler() as NonNullable<Factories['buildValidator']>,
  buildSerializer(externalSchemas, options) {
    const compile = buildSerializer(externalSchemas, options);
    return (route) => {
      const schema = route.schema as object;
      const known = serializers.get(schema);
      if (known) return known;
      const serializer = compile(route);
      serializers.set(schema, serializer);
      return serializer;
    };
  },
};
