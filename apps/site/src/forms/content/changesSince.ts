import { changeWords as words } from '@awning/content/orders/changeWords';
import { workshopWords } from '@awning/content/orders/workshopWords';
import type { AdminSite, AdminSiteContent } from '@awning/contract/admin/sites';
import type { ContentChange, WorkshopForm } from '@awning/contract/sites/workshop';
import { brand } from '@awning/content/brand';
import { formatMoney } from '@awning/shop/money';
import { fieldText } from '@awning/templates/contentForm';
import { currencyOf } from '@awning/templates/country';
import { isSame, withChanges } from './changes.ts';
import { asChoice, isPhoto, titleAt, type FieldSchema } from './fieldSchema.ts';

/** One field that says something else than it did. */
export interface FieldChange {
  /** Where it stands: `prices.groups.0.items.2.price`. Of what is gone, where it stood. */
  path: string;
  /** What its buyer knows it by: the titles of their form, and the names of the rows. */
  field: string;
  before: string;
  after: string;
}

type Values = Readonly<Record<string, unknown>>;
type List = readonly unknown[];
type Origins = readonly (number | undefined)[];
type Said = Pick<AdminSiteContent, 'content' | 'options'>;

/** What stands at one place, before and now, and how it is called there. */
interface Place {
  schema: FieldSchema;
  path: string;
  trail: readonly string[];
  before: unknown;
  after: unknown;
}

/** What a value is written with. */
interface Writing {
  photos: AdminSite['pictures'];
  drawings: WorkshopForm['drawings'];
  currency: { before: string; after: string };
}

const { looks } = workshopWords;

/** Parts of a form whose only work is to hold others are not named there. */
const unnamed = /^(?:business|designs(?:\.[^.]+)?)?$/;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const valuesOf = (value: unknown): Values => (isValues(value) ? value : {});
const listOf = (value: unknown): List => (Array.isArray(value) ? value : []);
const at = (path: string, name: string | number) => (path === '' ? `${name}` : `${path}.${name}`);

/**
 * What reads otherwise in one version of a site than in another, in the order of its buyer's form. Rows are known by
 * what they say and not by their place: one that is put in above others changes none of them.
 */
export function changesSince(
  before: Said,
  after: Said,
  { form, photos }: { form: WorkshopForm | undefined; photos: AdminSite['pictures'] },
): readonly FieldChange[] {
  const write: Writing = {
    photos,
    drawings: form?.drawings ?? [],
    currency: { before: currencyIn(before), after: currencyIn(after) },
  };
  return [
    ...changesAt(
      { schema: form?.schema ?? {}, path: '', trail: [], before: before.content, after: after.content },
      write,
    ),
    ...changesAt(
      { schema: looksOf(form), path: 'options', trail: [], before: before.options, after: after.options },
      write,
    ),
  ];
}

/** What one change does to what a site said. What is a row more and a row less by itself is said in one. */
export function correctionIn(
  before: Said,
  change: ContentChange,
  how: Parameters<typeof changesSince>[2],
): FieldChange {
  const found = changesSince(before, { ...before, content: withChanges(before.content, [change]) }, how);
  const first = found[0] ?? { field: change.path, before: words.blank, after: words.blank };
  if (found.length < 2) return { ...first, path: change.path };
  const all = (side: 'before' | 'after') => found.map((one) => `${one.field}: ${one[side]}`).join('; ');
  return {
    path: change.path,
    field: titleAt(how.form?.schema ?? {}, change.path),
    before: all('before'),
    after: all('after'),
  };
}

function currencyIn({ content }: Said) {
  const { currency, address } = valuesOf(content['business']);
  return currencyOf({ currency, address: valuesOf(address) } as Parameters<typeof currencyOf>[0]);
}

/** The looks that can be chosen, as a schema has its choices. */
function looksOf(form: WorkshopForm | undefined): FieldSchema {
  const choice = (title: string, choices: readonly { id: string; name: string }[] = []): FieldSchema => ({
    title,
    enum: choices.map(({ id }) => id),
    labels: choices.map(({ name }) => name),
  });
  return {
    properties: {
      palette: choice(looks.palette, form?.palettes),
      typefaces: choice(looks.typefaces, form?.typefaces),
      pictures: choice(looks.pictures, [
        { id: 'photographed', name: looks.photographed },
        { id: 'drawn', name: looks.drawn },
      ]),
      plain: { type: 'boolean', title: looks.plain },
    },
  };
}

function changesAt(place: Place, write: Writing): readonly FieldChange[] {
  const { schema, path, before, after } = place;
  if (path === 'version' || isSame(before, after)) return [];
  const isPicture = schema.anyOf !== undefined || isPhoto(schema);
  if (!isPicture && !schema.items?.enum && (Array.isArray(before) || Array.isArray(after))) {
    return rowsAt(place, write);
  }
  if (isPicture || !(isValues(before) || isValues(after))) return [fieldAt(place, write)];

  const [was, is] = [valuesOf(before), valuesOf(after)];
  const fields = schema.properties ?? {};
  const names = new Set([...Object.keys(fields), ...Object.keys(was), ...Object.keys(is)]);
  return [...names].flatMap((name) => {
    const field = fields[name] ?? {};
    const inner = at(path, name);
    // What its design does not ask for has no title: it is called by its place.
    const title = unnamed.test(inner) ? [] : [field.title ?? name];
    // A list in a part that is named says nothing that its rows do not.
    const isSilent = field.type === 'array' && field.items?.type === 'object' && place.trail.length > 0;
    return changesAt(
      {
        schema: field,
        path: inner,
        trail: isSilent ? place.trail : [...place.trail, ...title],
        before: was[name],
        after: is[name],
      },
      write,
    );
  });
}

function fieldAt(place: Place, write: Writing): FieldChange {
  const { schema, path, trail } = place;
  const before = textOf(schema, place.before, write, write.currency.before);
  const after = textOf(schema, place.after, write, write.currency.after);
  // A photograph may be the same in all that is read, and be cut otherwise.
  const isRecut = before === after && isValues(place.after);
  return { path, field: trail.join(', '), before, after: isRecut ? words.cutOtherwise : after };
}

function rowsAt({ schema, path, trail, ...said }: Place, write: Writing): readonly FieldChange[] {
  const { items = {} } = schema;
  const [before, after] = [listOf(said.before), listOf(said.after)];
  const origins = originsOf(items, before, after);
  const trailOf = (item: unknown, number: number) => [
    ...trail,
    // A row of words is called by its number: its words are what is compared.
    (isValues(item) ? nameOf(items, item) : '') || words.row(items.title ?? '', number + 1).trim(),
  ];
  const allOf = (item: unknown, side: 'before' | 'after', row: string) =>
    changesAt(
      {
        schema: items,
        path: row,
        trail: [],
        before: side === 'before' ? item : undefined,
        after: side === 'after' ? item : undefined,
      },
      write,
    )
      .map((change) => change[side])
      .join(', ');
  const changed = after.flatMap((item, number): readonly FieldChange[] => {
    const row = at(path, number);
    const origin = origins[number];
    if (origin === undefined) {
      const field = trailOf(item, number).join(', ');
      return [{ path: row, field, before: words.blank, after: words.added(allOf(item, 'after', row)) }];
    }
    return changesAt(
      { schema: items, path: row, trail: trailOf(item, number), before: before[origin], after: item },
      write,
    );
  });
  const removed = before.flatMap((item, number): readonly FieldChange[] => {
    if (origins.includes(number)) return [];
    const row = at(path, number);
    const field = trailOf(item, number).join(', ');
    return [{ path: `${row} removed`, field, before: allOf(item, 'before', row), after: words.removed }];
  });
  return [...changed, ...removed, ...orderAt({ schema, path, trail, before, after }, origins)];
}

/** Says in which order rows stand, where those that stayed have changed places. */
function orderAt(
  { schema: { items = {} }, path, trail, ...said }: Place,
  origins: Origins,
): readonly FieldChange[] {
  const kept = origins.filter((origin) => origin !== undefined);
  if (kept.every((origin, place) => place === 0 || origin > kept[place - 1]!)) return [];
  const named = (list: List, places: readonly number[]) =>
    places.map((place) => nameOf(items, list[place]) || words.row(items.title ?? '', place + 1)).join(', ');
  const stays = origins.flatMap((origin, place) => (origin === undefined ? [] : place));
  return [
    {
      path: `${path} order`,
      field: [...trail, words.order].join(', '),
      before: named(
        listOf(said.before),
        kept.toSorted((one, other) => one - other),
      ),
      after: named(listOf(said.after), stays),
    },
  ];
}

/** Where each row was before: by all that it says, else by its name, else by its place. Nothing for a new one. */
function originsOf(items: FieldSchema, before: List, after: List): Origins {
  const free = new Set(before.keys());
  const origins: (number | undefined)[] = after.map(() => undefined);
  const settle = (isOrigin: (place: number, number: number) => boolean) => {
    for (const number of after.keys()) {
      if (origins[number] !== undefined) continue;
      const origin = [...free].find((place) => isOrigin(place, number));
      if (origin === undefined) continue;
      origins[number] = origin;
      free.delete(origin);
    }
  };
  settle((place, number) => isSame(before[place], after[number]));
  settle((place, number) => {
    const name = nameOf(items, after[number]);
    return name !== '' && name === nameOf(items, before[place]);
  });
  // One that was renamed is still the same row, as long as no row came or went.
  if (before.length === after.length) settle((place, number) => place === number);
  return origins;
}

/** What a row is known by: the first words that stand in it, or the days. */
function nameOf(schema: FieldSchema, item: unknown): string {
  if (typeof item === 'string') return item;
  const values = valuesOf(item);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const value = values[name];
    if (typeof value === 'string') return choiceIn(field, value);
    if (field.items?.enum && listOf(value).length > 0) return choicesIn(field.items, value);
  }
  return '';
}

const choiceIn = ({ enum: choices, labels = choices }: FieldSchema, value: string) => {
  const place = choices?.indexOf(value) ?? -1;
  return place < 0 ? value : asChoice(labels?.[place] ?? value);
};

const choicesIn = (schema: FieldSchema, value: unknown) =>
  listOf(value)
    .map((choice) => choiceIn(schema, String(choice)))
    .join(', ');

function textOf(schema: FieldSchema, value: unknown, write: Writing, currency: string): string {
  if (schema.type === 'boolean') return value === true ? words.yes : words.no;
  if (schema.anyOf !== undefined || isPhoto(schema)) return pictureIn(value, write);
  if (schema.items?.enum) return choicesIn(schema.items, value) || words.blank;
  if (typeof value === 'string') return choiceIn(schema, value) || words.blank;
  if (schema.format === 'money' && typeof value === 'number') {
    return formatMoney(value, { currency, locale: brand.locale });
  }
  return fieldText(schema, value) || words.blank;
}

/** A picture by what it shows, and by what it was called where it came from: another may show the same. */
function pictureIn(value: unknown, { photos, drawings }: Writing): string {
  const { kind, file, name, alt } = valuesOf(value);
  if (kind === undefined) return words.asDesigned;
  if (kind === 'drawing') return drawings.find(({ id }) => id === name)?.name ?? String(name);
  if (kind !== 'photo') return words.noPicture;
  const sent = photos.find((photo) => photo.file === file)?.name ?? String(file);
  return words.photo(typeof alt === 'string' ? alt : '', sent);
}
