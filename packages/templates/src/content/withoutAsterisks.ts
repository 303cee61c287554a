import type { TSchema } from 'typebox';
import { linePattern } from './fields.ts';
import { isRecord, join, kindOf, type WalkedSchema } from './walk.ts';

/**
 * Makes a function that takes the asterisks from every line that a design cannot draw bright, so that no visitor reads
 * any. An unchanged part comes back as the same object.
 *
 * @param bright the fields whose words *between asterisks* it does draw bright, as `design.visit.heading`
 * @param id the design's, under which content keeps what is its own
 */
export function asteriskRemover(
  schema: TSchema,
  bright: readonly string[],
  id: string,
): (content: unknown) => unknown {
  // Every design shows the name in the header it shares with others; where it is not drawn bright, `plainName` is used.
  const kept = new Set(
    ['business.name', ...bright].map((field) => field.replace(/^design\./, `designs.${id}.`)),
  );
  const known = new WeakMap<object, Map<string, unknown>>();
  const walk = (at: WalkedSchema, value: unknown, path: string): unknown => {
    if (typeof value === 'string')
      return at.pattern === linePattern && !kept.has(path) ? value.replaceAll('*', '') : value;
    if (typeof value !== 'object' || value === null) return value;
    const places = known.get(value) ?? new Map<string, unknown>();
    known.set(value, places);
    if (!places.has(path)) places.set(path, walkInto(at, value, path));
    return places.get(path);
  };
  const walkInto = (at: WalkedSchema, value: object, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(at.items ?? {}, item, join(path, '*')));
    if (!isRecord(value)) return value;
    const { properties = {} } = kindOf(at.anyOf ?? [], value) ?? at;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        walk(properties[name] ?? {}, inner, join(path, name)),
      ]),
    );
  };
  return (content) => walk(schema, content, '');
}
