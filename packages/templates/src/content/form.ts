import type { TSchema } from 'typebox';
import { join, type WalkedSchema } from './walk.ts';

/** One field of a form as it is posted: where it belongs, as `prices.groups.0.items.2.name`, and what stands in it. */
export type FormField = readonly [path: string, value: string];

/** Writes a value as the fields of a plain form. An empty list is a field too: it is not the same as none. */
export function toForm(value: unknown, path = ''): readonly FormField[] {
  if (Array.isArray(value))
    return value.length === 0
      ? [[join(path, 'length'), '0']]
      : value.flatMap((item: unknown, place) => toForm(item, join(path, place)));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return fields.length === 0
      ? [[join(path, 'empty'), '1']]
      : fields.flatMap(([name, field]) => toForm(field, join(path, name)));
  }
  return [[path, String(value)]];
}

type Node = Map<string, Node | string>;

/**
 * Reads the fields of a form back into a value of the schema: figures as figures, ticks as ticks. What is left blank is
 * not said: it is absent, and so is a group or a row in which all is blank.
 */
export function fromForm(schema: TSchema, fields: readonly FormField[]): unknown {
  const root: Node = new Map();
  for (const [path, value] of fields) {
    // As browsers post them, lines end in two characters.
    const text = value.replaceAll('\r\n', '\n');
    if (text.trim() === '') continue;
    const steps = path.split('.');
    // No schema is as deep: whoever sent it is told of a field that nobody knows.
    const name = (steps.length > deepest ? path : steps.pop()) ?? '';
    let node = root;
    for (const step of steps.length > deepest ? [] : steps) {
      const next = node.get(step);
      const inner: Node = next instanceof Map ? next : new Map();
      node.set(step, inner);
      node = inner;
    }
    node.set(name, text);
  }
  return read(schema, root);
}

const deepest = 16;

/** Of several kinds, the one whose name (`kind`) was sent, and of what was sent only what is not another kind's. */
function kindOf({ anyOf = [] }: WalkedSchema, node: Node): readonly [WalkedSchema, Node] {
  const sent = node.get('kind');
  const chosen = anyOf.find(({ properties }) => properties?.['kind']?.const === sent) ?? {};
  const isOfAnother = (name: string) =>
    chosen.properties !== undefined &&
    !Object.hasOwn(chosen.properties, name) &&
    anyOf.some(({ properties = {} }) => Object.hasOwn(properties, name));
  return [chosen, new Map([...node].filter(([name]) => !isOfAnother(name)))];
}

function read(schema: WalkedSchema, node: Node | string): unknown {
  if (schema.anyOf && node instanceof Map) return read(...kindOf(schema, node));
  if (node instanceof Map) {
    if (schema.type === 'array')
      return [...node]
        .filter(([place]) => /^\d+$/.test(place))
        .toSorted(([one], [other]) => Number(one) - Number(other))
        .map(([, item]) => read(schema.items ?? {}, item));
    return Object.fromEntries(
      [...node]
        .filter(([name]) => name !== 'empty' || schema.properties?.['empty'])
        .map(([name, field]) => [name, read(schema.properties?.[name] ?? {}, field)]),
    );
  }
  if (schema.type === 'integer' || schema.type === 'number' || typeof schema.const === 'number')
    return Number.isNaN(Number(node)) ? node : Number(node);
  if (schema.type === 'boolean') return node === 'true';
  return node;
}
