import AjvCompiler from '@fastify/ajv-compiler';
import type { TSchema } from 'typebox';
import { validation } from '../validation.ts';

// The server compiles its schemas with this. TypeBox's own `Check` counts lengths in graphemes instead.
const compile = AjvCompiler()({}, { customOptions: validation });

/** Validates as the server does: returns the places of the faults, `customer/name`, each once. */
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
