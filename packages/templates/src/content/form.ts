import type { TSchema } from 'typebox';
import { isRecord, join, kindOf, type WalkedSchema } from './walk.ts';

/** One field of a form as it is posted: where it belongs, as `prices.groups.0.items.2.name`, and what stands in it. */
export type FormField = readonly [path: string, value: string];

/** Writes a value of the schema as the fields of a plain form. An empty list is a field too: it is not the same as none. */
export function toForm(schema: WalkedSchema, value: unknown, path = ''): readonly FormField[] {
  const kind = schema.anyOf ? (kindOf(schema.anyOf, value) ?? {}) : schema;
  if (Array.isArray(value))
    return value.length === 0
      ? [[join(path, 'length'), '0']]
      : value.flatMap((item: unknown, place) => toForm(kind.items ?? {}, item, join(path, place)));
  if (isRecord(value)) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return fields.length === 0
      ? [[join(path, 'empty'), '1']]
      : fields.flatMap(([name, field]) => toForm(kind.properties?.[name] ?? {}, field, join(path, name)));
  }
  return [[path, fieldText(kind, value)]];
}

/** The text of a field that holds this value: a sum as people write it, everything else as it is. */
export function fieldText({ format }: WalkedSchema, value: unknown): string {
  if (format === 'money' && typeof value === 'number')
    return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2);
  return typeof value === 'string'
    ? value
    : typeof value === 'object' || value === undefined
      ? ''
      : JSON.stringify(value);
}

type Node = Map<string, Node | string>;

/**
 * Reads the fields of a form back into a value of the schema: figures as figures, ticks as ticks. A blank field is
 * absent, and so is a group or a row of blanks.
 */
export function fromForm(schema: TSchema, fields: readonly FormField[]): unknown {
  const root: Node = new Map();
  for (const [path, value] of fields) {
    // As browsers post them, lines end in two characters.
    const text = value.replaceAll('\r\n', '\n');
    if (text.trim() === '') continue;
    const steps = path.split('.');
    // No schema is as deep: the sender is told that the field is unknown.
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

/** Of several kinds, the one whose name (`kind`) was sent, without fields that belong to the others. */
function sentKind({ anyOf = [] }: WalkedSchema, node: Node): readonly [WalkedSchema, Node] {
  const sent = node.get('kind');
  const chosen = anyOf.find(({ properties }) => properties?.['kind']?.const === sent) ?? {};
  const isOfAnother = (name: string) =>
    chosen.properties !== undefined &&
    !Object.hasOwn(chosen.properties, name) &&
    anyOf.some(({ properties = {} }) => Object.hasOwn(properties, name));
  return [chosen, new Map([...node].filter(([name]) => !isOfAnother(name)))];
}

function read(schema: WalkedSchema, node: Node | string): unknown {
  if (schema.anyOf && node instanceof Map) return read(...sentKind(schema, node));
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
  if (schema.format === 'money') return readSum(node);
  if (schema.format === 'clock') return readClock(node);
  if (schema.type === 'integer' || schema.type === 'number' || typeof schema.const === 'number')
    return readNumber(node, schema);
  if (schema.type === 'boolean') return node === 'true';
  return node;
}

/** A number, from what people write: `212`, `1,204`, `4.8`, `4,8`. Other text stays as it was typed. */
function readNumber(text: string, { type }: WalkedSchema): number | string {
  const bare =
    type === 'integer' && /^\s*\d{1,3}(?:[.,' \u00A0\u202F]\d{3})+\s*$/.test(text)
      ? text.replaceAll(/\D/g, '')
      : text.replace(/(?<=\d),(?=\d)/, '.');
  return Number.isNaN(Number(bare)) ? text : Number(bare);
}

/** A sum in minor units, from what people write: `24`, `24.50`, `24,5`, `£1,200`. Other text stays as it was typed. */
function readSum(text: string): number | string {
  const bare = text
    .replace(/^[\p{Sc}A-Z\s]+|[\p{Sc}A-Z\s]+$/gu, '')
    .replace(/(?<=\d)[,.' ](?=\d{3}(?!\d))/g, '');
  const [, whole, part = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  return whole === undefined ? text : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** A time on the clock of 24, from what people write: `9`, `9:30`, `9.30`, `6pm`. Other text stays as it was typed. */
function readClock(text: string): string {
  const [, hour, minute = '00', half] =
    /^\s*(\d{1,2})(?:[:.h](\d{2}))?\s*([ap])?\.?(?:m\.?)?\s*$/i.exec(text) ?? [];
  if (hour === undefined || Number(minute) > 59) return text;
  const late = half?.toLowerCase() === 'p';
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return text;
  const of24 = half === undefined ? Number(hour) : (Number(hour) % 12) + (late ? 12 : 0);
  return of24 > 23 ? text : `${String(of24).padStart(2, '0')}:${minute}`;
}

/**
 * The looks of a site that moves to another design. A look that the new design lacks is the one that its buyer had
 * there before, or else the design's own.
 *
 * @param form of the design that it moves to
 * @param options of the design that it leaves
 * @param earlier its looks when it was last in that design
 */
export function looksKept(
  form: Readonly<Record<'palettes' | 'typefaces' | 'drawings', readonly { id: string }[]>>,
  options: Readonly<Record<string, unknown>>,
  earlier: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const known: Readonly<Record<string, readonly string[]>> = {
    palette: form.palettes.map(({ id }) => id),
    typefaces: form.typefaces.map(({ id }) => id),
    pictures: ['photographed', ...(form.drawings.length > 0 ? ['drawn'] : [])],
  };
  const kept = (chosen: Readonly<Record<string, unknown>>) =>
    Object.entries(chosen).filter(([name, look]) => known[name]?.includes(look as string) ?? true);
  return Object.fromEntries([...kept(earlier).filter(([name]) => name in known), ...kept(options)]);
}
