import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import type { Core } from '../content/content.ts';
import { looksKept, toForm, type FormField } from '../content/form.ts';
import { rowField } from '../content/keepUnasked.ts';
import { faultsIn, faultsInDraft } from '../content/read.ts';
import { readStep, schemaOfStep, stepIds } from '../content/steps.ts';
import type { WalkedSchema } from '../content/walk.ts';
import { loadDesign } from '../designs.ts';
import { designForm, type DesignForm } from './designForm.ts';

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

/** Where a value may be of several kinds, the form asks for it whole, and not for its leaves one by one. */
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
    const schema = designForm(design, '').schema as Schema;
    const kinds = withinKinds(schema);
    const drawn = design.fields.map(
      (field) => kinds.find((kind) => field === kind || field.startsWith(`${kind}.`)) ?? field,
    );
    expect(fieldsIn(schema).toSorted()).toEqual([...new Set(drawn)].toSorted());
  },
);

test('a field keeps its title, description and example, and a picture all its kinds', async () => {
  const { schema, ...looks } = designForm((await loadDesign('barbershop-classic'))!, '/pictures');
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
  const colour: unknown = expect.stringMatching(/^#[0-9a-f]{6}$/);
  for (const [id, name] of [
    ['oxblood', 'Dark red and brass'],
    ['night', 'Night'],
  ])
    expect(looks.palettes).toContainEqual({ id, name, cloth: [colour, colour] });
  expect(looks.typefaces).toContainEqual({
    id: 'slab',
    name: 'Sturdy',
    src: '/pictures/typefaces/slab.svg',
  });
  expect(looks.drawings).toContainEqual({
    id: 'shop-front',
    name: 'Shop front',
    src: '/pictures/shop-front.svg',
    offered: true,
  });
});

test('of drawings that look alike one is offered, and the others stay for content that names them', async () => {
  const { drawings } = designForm((await loadDesign('restaurant-long-table'))!, '');
  const clocks = drawings.filter(({ id }) => id.startsWith('clock-'));
  expect(clocks).toHaveLength(144);
  const offered = clocks.filter((clock) => clock.offered).map(({ id }) => id);
  expect(offered).toHaveLength(24);
  expect(offered).toEqual(expect.arrayContaining(['clock-1-00', 'clock-6-30', 'clock-12-30']));
  expect(drawings.filter((drawing) => !drawing.offered)).toHaveLength(120);
});

test('it is plain JSON', async () => {
  const form = designForm((await loadDesign('barbershop-classic'))!, '');
  expect(structuredClone(form)).toEqual(form);
  expect(JSON.parse(JSON.stringify(form))).toEqual(form);
  expect(JSON.stringify(form)).not.toContain('~');
});

type Said = Core & { designs?: Readonly<Record<string, object>> };

const samples = import.meta.glob<Said>('../*/sample/content.json', { eager: true, import: 'default' });
const sampleOf = (id: string) => samples[`../${id}/sample/content.json`]!;
const designs = new Map(
  await Promise.all(catalogue.map(async ({ id }) => [id, (await loadDesign(id))!] as const)),
);
const forms = new Map([...designs].map(([id, design]) => [id, designForm(design, '')]));

test.each(catalogue)('the form of $id shows examples from its trade', ({ id }) => {
  const sample = sampleOf(id);
  const { properties = {} } = designForm(designs.get(id)!, '', { ...sample }).schema as Schema;
  const { name, trade, line } = properties['business']!.properties!;
  expect(name!.examples).toEqual([sample.business.name.replaceAll('*', '')]);
  expect(trade!.examples).toEqual([sample.business.trade]);
  const example = String(line!.examples?.[0]);
  expect([sample.business.line, 'Two generations, one street and one way of doing it.']).toContainEqual(
    expect.stringContaining(example),
  );
});

/** Every pair of designs at one price, in both directions. */
const pairs = catalogue.flatMap((from) =>
  catalogue
    .filter(({ id, price }) => id !== from.id && price === from.price)
    .map((to): [string, string] => [from.id, to.id]),
);

/** The fields as a browser posts them: each row says which place it had. */
const posted = (schema: WalkedSchema, content: unknown): readonly FormField[] => {
  const fields = toForm(schema, content);
  const rows = new Set(
    fields.flatMap(([name]) =>
      [...name.matchAll(/\.\d+(?=\.)/g)].map(({ index, 0: place }) => name.slice(0, index + place.length)),
    ),
  );
  return [
    ...fields,
    ...[...rows].map((row) => [`${row}.${rowField}`, row.slice(row.lastIndexOf('.') + 1)] as const),
  ];
};

/** All steps of the workshop in a design, opened and sent as they stand. */
const throughTheForm = ({ schema }: DesignForm, content: Readonly<Record<string, unknown>>) =>
  stepIds.reduce((said, step) => {
    const asked = schemaOfStep<WalkedSchema>(schema, step);
    return asked ? readStep(asked, said, posted(asked, said)) : said;
  }, content);

const faultsOfLooks = (id: string, options: object) => faultsIn(designs.get(id)!.optionsSchema, options);

test('no design stands alone at its price: each can be changed for another', () => {
  expect([...new Set(pairs.map(([from]) => from))]).toEqual(catalogue.map(({ id }) => id));
});

describe.each(pairs)('from %s to %s and back', (from, to) => {
  const content = {
    ...sampleOf(from),
    designs: { ...sampleOf(from).designs, ...sampleOf(to).designs },
  };

  test('content is taken by both, and every form filled in on the way loses nothing', () => {
    for (const id of [from, to]) expect(faultsInDraft(designs.get(id)!.schema, content)).toEqual([]);
    const there = throughTheForm(forms.get(to)!, content);
    expect(there).toEqual(content);
    expect(throughTheForm(forms.get(from)!, there)).toEqual(content);
  });

  test('looks are those of the design, and the former ones are there again', () => {
    const last = (looks: readonly { id: string }[]) => looks.at(-1)!.id;
    const [left, taken] = [forms.get(from)!, forms.get(to)!];
    const options = { palette: last(left.palettes), typefaces: last(left.typefaces), plain: true };
    const there = looksKept(taken, options);
    expect(there).toMatchObject({ plain: true });
    expect(faultsOfLooks(to, there)).toEqual([]);

    const chosen = { ...there, palette: last(taken.palettes), typefaces: last(taken.typefaces) };
    const back = looksKept(left, chosen, options);
    expect(faultsOfLooks(from, back)).toEqual([]);
    const isShared = (looks: readonly { id: string }[], id: string) => looks.some((look) => look.id === id);
    expect(back['palette']).toBe(isShared(left.palettes, chosen.palette) ? chosen.palette : options.palette);
  });
});
