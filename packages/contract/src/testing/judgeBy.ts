import AjvCompiler from '@fastify/ajv-compiler';
import type { TSchema } from 'typebox';
import { validation } from '../validation.ts';

// What the server compiles its schemas with. TypeBox's own `Check` counts lengths otherwise: by what is seen as one sign.
const compile = AjvCompiler()({}, { customOptions: validation });

/** Judges as the server does: says where something is wrong, `customer/name`, each place once. */
export function judgeBy(schema: TSchema): (value: unknown) => readonly string[] {
  const check = compile({ schema });
  return (value) => {
    if (check(value) === true) return [];
    const places = (check.errors ?? []).map(({ instancePath, keyword, params }) =>
      [instancePath.slice(1), ...(keyword === 'required' ? [String(params['missingProperty'])] : [])]
        .filter(Boolean)
        .join('/'),
    );
    return [...new Set(places)];
  };
}
