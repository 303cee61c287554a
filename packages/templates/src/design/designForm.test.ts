import { expect, test } from 'vitest';
import { loadDesign } from '../designs.ts';
import { designForm } from './designForm.ts';

interface Schema {
  type?: string;
  title?: string;
  description?: string;
  examples?: unknown[];
  maxLength?: number;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

const fieldsIn = (schema: Schema, path = ''): string[] => {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  // A list of lines is one field.
  if (schema.items?.properties) return fieldsIn(schema.items, at('*'));
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, inner]) => fieldsIn(inner, at(name)));
  return [path];
};

/** The leaves below a place where one of several kinds stands are not asked for one by one. */
const withinKinds = (schema: Schema, path = ''): string[] => {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (schema.anyOf) return [path];
  if (schema.items) return withinKinds(schema.items, at('*'));
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => withinKinds(inner, at(name)));
};

test.each(['barbershop-classic', 'restaurant-tide', 'gym-boulder', 'flowershop-herbarium'])(
  'the form of %s asks for every field that the design draws, and for no other',
  async (id) => {
    const design = (await loadDesign(id))!;
    const schema = designForm(design).schema as Schema;
    const kinds = withinKinds(schema);
    const drawn = design.fields.map(
      (field) => kinds.find((kind) => field === kind || field.startsWith(`${kind}.`)) ?? field,
    );
    expect(fieldsIn(schema).toSorted()).toEqual([...new Set(drawn)].toSorted());
  },
);

test('a field keeps what it says of itself, and a picture all that may stand there', async () => {
  const { schema, ...looks } = designForm((await loadDesign('barbershop-classic'))!);
  const { properties = {}, required } = schema as Schema;

  expect(required).toEqual(['business']);
  expect(properties['business']!.properties!['name']).toMatchObject({
    type: 'string',
    title: expect.any(String),
    description: expect.any(String),
    examples: [expect.any(String)],
    maxLength: expect.any(Number),
  });
  const kinds = properties['opening']!.properties!['picture']!.anyOf!;
  expect(kinds.map(({ properties: fields }) => fields!['kind'])).toMatchObject([
    { const: 'photo' },
    { const: 'drawing' },
    { const: 'none' },
  ]);
  expect(kinds[0]!.properties!['alt']).toMatchObject({ title: 'What it shows' });
  expect(looks.palettes).toContainEqual({ id: 'oxblood', name: 'Dark red and brass' });
  expect(looks.palettes).toContainEqual({ id: 'night', name: 'Night' });
  expect(looks.typefaces.map(({ id }) => id)).toContain('slab');
  expect(looks.drawings).toContainEqual({ id: 'shop-front', name: 'Shop front' });
});

test('it is plain JSON', async () => {
  const form = designForm((await loadDesign('barbershop-classic'))!);
  expect(structuredClone(form)).toEqual(form);
  expect(JSON.parse(JSON.stringify(form))).toEqual(form);
  expect(JSON.stringify(form)).not.toContain('~');
});
