import type { TSchema } from 'typebox';
import { linePattern } from './fields.ts';
import { isRecord, join, kindOf, type WalkedSchema } from './walk.ts';

/**
 * Takes the asterisks from every line that a design cannot draw bright, so that none is ever read.
 *
 * @param bright the fields whose words *between asterisks* it does draw bright, as `design.visit.heading`
 * @param id the design's, under which content keeps what is its own
 */
export function withoutAsterisks<Content>(
  schema: TSchema,
  content: Content,
  bright: readonly string[],
  id: string,
): Content {
  // Every design shows it in the header it shares with others; where it is not drawn bright, `plainName` says it.
  const kept = new Set(
    ['business.name', ...bright].map((field) => field.replace(/^design\./, `designs.${id}.`)),
  );
  const walk = (at: WalkedSchema, value: unknown, path: string): unknown => {
    if (typeof value === 'string')
      return at.pattern === linePattern && !kept.has(path) ? value.replaceAll('*', '') : value;
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
  return walk(schema, content, '') as Content;
}
