import type { FieldSchema } from '../../../forms/content/fieldSchema.ts';

/** How many fields of a part are filled in. A list counts as one; checkboxes do not count. */
export function filledIn(schema: FieldSchema, said: unknown): { filled: number; of: number } {
  if (schema.type === 'boolean') return { filled: 0, of: 0 };
  if (!schema.properties || schema.anyOf) return { filled: isSaid(said) ? 1 : 0, of: 1 };
  const values = (said ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(schema.properties)
    .map(([name, field]) => filledIn(field, values[name]))
    .reduce((sum, part) => ({ filled: sum.filled + part.filled, of: sum.of + part.of }), {
      filled: 0,
      of: 0,
    });
}

const isSaid = (said: unknown) =>
  said !== undefined && said !== '' && !(Array.isArray(said) && said.length === 0);
