/** As much of a schema as a walk over content asks for. */
export interface WalkedSchema {
  type?: string;
  anyOf?: readonly WalkedSchema[];
  const?: unknown;
  required?: readonly string[];
  pattern?: string;
  format?: string;
  examples?: readonly unknown[];
  properties?: Readonly<Record<string, WalkedSchema>>;
  additionalProperties?: unknown;
  items?: WalkedSchema;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a field stands: `prices.groups.0.items`. */
export const join = (path: string, name: string | number): string =>
  path === '' ? `${name}` : `${path}.${name}`;

/** Of the kinds that a value may be, the one that it names. */
export const kindOf = <Kind extends WalkedSchema>(
  kinds: readonly Kind[],
  value: unknown,
): Kind | undefined =>
  isRecord(value) ? kinds.find(({ properties }) => properties?.['kind']?.const === value['kind']) : undefined;
