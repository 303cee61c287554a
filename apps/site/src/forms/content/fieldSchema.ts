import type { WalkedSchema } from '@awning/templates/walk';

/** As much of a design's schema as a form is made of. */
export interface FieldSchema extends WalkedSchema {
  title?: string;
  description?: string;
  enum?: readonly string[];
  /** What the choices of `enum` are called, in their order. */
  labels?: readonly string[];
  minimum?: number;
  maximum?: number;
  anyOf?: readonly FieldSchema[];
  properties?: Readonly<Record<string, FieldSchema>>;
  items?: FieldSchema;
}

/** The schema of what stands at a place of the content. */
export const schemaAt = (schema: FieldSchema, path: string): FieldSchema | undefined =>
  path
    .split('.')
    .reduce<FieldSchema | undefined>(
      (here, step) => (/^\d+$/.test(step) ? here?.items : here?.properties?.[step]),
      schema,
    );

/** What a place of the content is called: the title of its field, and of what it stands in. */
export function titleAt(schema: FieldSchema, path: string): string {
  const titles: string[] = [];
  let here: FieldSchema | undefined = schema;
  for (const step of path.split('.')) {
    here = /^\d+$/.test(step) ? here?.items : here?.properties?.[step];
    const title: string | undefined = here?.title;
    if (title !== undefined) titles.push(/^\d+$/.test(step) ? `${title} ${Number(step) + 1}` : title);
  }
  return titles.slice(-2).join(', ') || path;
}

/** Whether a place of the content is for a photograph and nothing else. */
export const isPhoto = ({ properties }: FieldSchema) => properties?.['kind']?.const === 'photo';

/** One of a few as people read it: `glutenFree` in words; a sign such as `GBP` or `Mon` is one already. */
export function asChoice(label: string): string {
  if (!/^[a-z]/.test(label)) return label;
  const spaced = label.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
