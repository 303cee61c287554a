import { fromForm, type FormField } from './form.ts';
import { keepUnasked } from './keepUnasked.ts';
import { withoutBlankDays } from './fieldNames.ts';
import { withPastedPrices } from './pasted/pastedPrices.ts';
import { join, type WalkedSchema } from './walk.ts';

/** The steps in which an owner writes content, the easiest order first to last. */
export const stepIds = [
  'name',
  'place',
  'contact',
  'hours',
  'prices',
  'pictures',
  'people',
  'words',
  'looks',
] as const;
export type StepId = (typeof stepIds)[number];

export const isStep = (id: string | undefined): id is StepId => stepIds.includes(id as StepId);

/** The step of each place in content. Places that are not listed are asked for among the words. */
const askedAt: Readonly<Record<string, StepId>> = {
  language: 'name',
  business: 'name',
  'business.address': 'place',
  'business.telephone': 'contact',
  'business.mail': 'contact',
  'business.action': 'contact',
  'business.booking': 'contact',
  'business.ordering': 'contact',
  'business.social': 'contact',
  alsoIn: 'contact',
  visit: 'place',
  branches: 'place',
  hours: 'hours',
  timetable: 'hours',
  announcement: 'hours',
  prices: 'prices',
  vouchers: 'prices',
  orders: 'prices',
  'opening.picture': 'pictures',
  gallery: 'pictures',
  beforeAfter: 'pictures',
  people: 'people',
  quotes: 'people',
  reviews: 'people',
};

/** The step that asks for what stands at a place of the content. */
export function stepOf(path: string): StepId {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const step = askedAt[steps.slice(0, length).join('.')];
    if (step) return step;
  }
  return steps[0] === 'options' ? 'looks' : 'words';
}

/** The part of a schema that one step asks for. Nothing where it asks for nothing. */
export function schemaOfStep<Schema extends WalkedSchema>(
  schema: Schema,
  step: StepId,
  path = '',
): Schema | undefined {
  const inside = Object.keys(askedAt).some((place) => place.startsWith(path === '' ? '' : `${path}.`));
  if (!inside || schema.type !== 'object') {
    return path !== '' && path !== 'version' && stepOf(path) === step ? schema : undefined;
  }
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const asked = schemaOfStep(field as Schema, step, path === '' ? name : `${path}.${name}`);
    return asked ? [[name, asked] as const] : [];
  });
  if (fields.length === 0) return undefined;
  // Fields that most owners leave alone come after those that every owner fills in.
  const isLanguage = ([name]: (typeof fields)[number]) => Number(path === '' && name === 'language');
  const ordered = fields.toSorted((one, other) => isLanguage(one) - isLanguage(other));
  return { ...schema, properties: Object.fromEntries(ordered) };
}

/** What a long step asks every owner first. The rest of it is seldom needed. */
const askedFirst: Partial<Readonly<Record<StepId, readonly string[]>>> = {
  name: ['business.name', 'business.trade', 'business.line'],
  prices: ['prices.groups'],
};

/** What a step asks every owner, and what only few fill in, with the places of its fields. */
export function partsOfStep<Schema extends WalkedSchema>(
  asked: Schema,
  step: StepId,
): { first: Schema; more?: { schema: Schema; places: readonly string[] } } {
  const names = askedFirst[step];
  if (!names) return { first: asked };
  const isHeld = (place: string) => names.some((name) => name.startsWith(`${place}.`));
  const places: string[] = [];
  const cut = <Part extends WalkedSchema>(schema: Part, isFirst: boolean, path = ''): Part => ({
    ...schema,
    properties: Object.fromEntries(
      Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
        const place = join(path, name);
        if (isHeld(place)) {
          const held = cut(field, isFirst, place);
          return Object.keys(held.properties ?? {}).length > 0 ? [[name, held]] : [];
        }
        if (names.includes(place) !== isFirst) return [];
        if (!isFirst) places.push(place);
        return [[name, field]];
      }),
    ),
  });
  const [first, schema] = [cut(asked, true), cut(asked, false)];
  return { first, ...(places.length > 0 && { more: { schema, places } }) };
}

type Content = Readonly<Record<string, unknown>>;

/** The content after a step was filled in with these fields. */
export function readStep(asked: WalkedSchema, content: Content, fields: readonly FormField[]): Content {
  const read = fromForm(asked, withPastedPrices(withoutBlankDays(fields)));
  return (keepUnasked(asked, content, read) ?? {}) as Content;
}

/** Whether the content has anything that a step asks for. */
const isSaid = (asked: WalkedSchema, said: unknown): boolean => {
  if (asked.type !== 'object') return said !== undefined;
  return Object.entries(asked.properties ?? {}).some(
    ([name, field]) => typeof said === 'object' && said !== null && isSaid(field, (said as Content)[name]),
  );
};

/** The steps with something filled in and nothing missing. */
export function stepsDone(
  schema: WalkedSchema,
  { content, options, missing }: { content: Content; options: Content; missing: readonly { path: string }[] },
): ReadonlySet<StepId> {
  const wanting = new Set(missing.map(({ path }) => stepOf(path)));
  return new Set(
    stepIds.filter((step) => {
      if (wanting.has(step)) return false;
      if (step === 'looks') return Object.keys(options).length > 0;
      const asked = schemaOfStep(schema, step);
      return asked !== undefined && isSaid(asked, content);
    }),
  );
}

/**
 * The fields of a form once one of its buttons was pressed without script: a row is taken out (`remove`), or changes places
 * with the one before (`up`) or after it (`down`).
 */
export function withButton(
  fields: readonly FormField[],
  button: 'up' | 'down' | 'remove',
  row: string,
): readonly FormField[] {
  const [, list, place] = /^(.+)\.(\d+)$/.exec(row) ?? [];
  if (list === undefined || place === undefined) return fields;
  const isOf = (path: string, one: string | number) => `${path}.`.startsWith(`${list}.${one}.`);
  if (button === 'remove') return fields.filter(([path]) => !isOf(path, place));

  const other = Number(place) + (button === 'up' ? -1 : 1);
  const renamed = (path: string, from: string | number, to: string | number) =>
    `${list}.${to}${path.slice(`${list}.${from}`.length)}`;
  return fields.map(([path, value]) => {
    if (isOf(path, place)) return [renamed(path, place, other), value];
    return isOf(path, other) ? [renamed(path, other, place), value] : [path, value];
  });
}
