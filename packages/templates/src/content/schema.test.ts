import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { loadDesign } from '../designs.ts';

interface Field {
  type?: string;
  title?: string;
  description?: string;
  examples?: readonly unknown[];
  const?: unknown;
  enum?: readonly string[];
  maxLength?: number;
  maxItems?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
  additionalProperties?: boolean | Field;
  anyOf?: readonly Field[];
  items?: Field;
  properties?: Readonly<Record<string, Field>>;
}

/** Every field there is, by its path, however deep. */
const fieldsIn = (field: Field, path = ''): readonly (readonly [string, Field])[] => [
  [path, field],
  ...Object.entries(field.properties ?? {}).flatMap(([name, inner]) => fieldsIn(inner, `${path}.${name}`)),
  ...(field.items ? fieldsIn(field.items, `${path}[]`) : []),
  ...(field.anyOf ?? []).flatMap((inner) => fieldsIn(inner, path)),
];

/** The owner is told what goes in, sees an example, and is told the limit. */
const saysEnough = ({ title, description, type, examples = [], ...field }: Field) =>
  Boolean(title && description) &&
  (type === 'object'
    ? // Only the fields kept for other designs are open.
      field.additionalProperties === false || title === 'By design'
    : type === 'array'
      ? field.maxItems !== undefined
      : field.anyOf !== undefined ||
        (examples.length > 0 &&
          (type !== 'string' ||
            field.maxLength !== undefined ||
            field.enum !== undefined ||
            field.pattern !== undefined ||
            field.format !== undefined) &&
          (type !== 'integer' || field.maximum !== undefined)));

const designs = (await Promise.all(catalogue.map(({ id }) => loadDesign(id)))).filter(
  (one) => one !== undefined,
);

test.each(designs)('every field of $id says what goes in, with an example and a limit', ({ schema }) => {
  const fields = fieldsIn(schema);
  expect(fields.length).toBeGreaterThan(200);
  const silent = fields
    .filter(([, field]) => field.const === undefined && !saysEnough(field))
    .map(([path]) => path);
  expect(silent).toEqual([]);
});

test.each(designs)('in $id a row is called what one of them is, so that one can be added', ({ schema }) => {
  const misnamed = fieldsIn(schema).flatMap(([path, { title, items }]) =>
    items?.title !== undefined && items.title === title ? [path] : [],
  );
  expect(misnamed).toEqual([]);
});

test.each(designs)('in $id the label of a picture says which picture it is', ({ schema }) => {
  const isPicture = ({ anyOf = [] }: Field) => anyOf.some(({ properties }) => properties?.['file']);
  const pictures = fieldsIn(schema).filter(([, field]) => isPicture(field));
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.filter(([, { title }]) => title === 'Picture').map(([path]) => path)).toEqual([]);
});

test.each(designs)('in $id only lists of prices are headed by the example of one', ({ schema }) => {
  const fields = new Map(fieldsIn(schema));
  const [example] = fields.get('.prices.heading')?.examples ?? [];
  expect(example).toBeTruthy();
  const others = [...fields]
    .filter(([, { examples = [] }]) => examples.includes(example))
    .map(([path]) => path)
    .filter((path) => !fields.has(path.replace(/heading$/, 'groups')));
  expect(others).toEqual([]);
});
