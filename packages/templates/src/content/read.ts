import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Errors } from 'typebox/value';
import { coreVersion } from './coreVersion.ts';
import { greatestSum, tenth } from './fields.ts';
import { faultWords } from './words/faultWords.ts';
import { bringUpToDate, migrations, type Migrations } from './upToDate.ts';
import { isRecord, join, kindOf, type WalkedSchema } from './walk.ts';

/** What is wrong with a field, in words for the owner. */
export interface ContentFault {
  /** Where it is, as `prices.groups.0.items.2.name`. */
  path: string;
  message: string;
}

export type ContentReading =
  | { outcome: 'read'; content: unknown }
  | { outcome: 'refused'; faults: readonly ContentFault[] };

/**
 * Reads content: brings older content up to date and checks all of it. Newer content and unknown fields are refused,
 * field by field; nothing is dropped silently.
 */
export function readContent(
  schema: TSchema,
  value: unknown,
  { version = coreVersion, steps = migrations }: { version?: number; steps?: Migrations } = {},
): ContentReading {
  if (!isRecord(value)) return refused('', 'This is no content of a site.');
  const written = value['version'];
  if (typeof written !== 'number' || !Number.isInteger(written) || written < 1)
    return refused('version', 'It does not say which version it was written for.');
  if (written > version)
    return refused('version', `It was written for version ${written}; this is version ${version}.`);

  const [designId] = Object.keys((schema as WalkedSchema).properties?.['designs']?.properties ?? {});
  const content = bringUpToDate(value, designId, { version, steps });
  const reached = content['version'] as number;
  if (reached < version)
    return refused('version', `Nothing leads from version ${reached} to ${reached + 1}.`);

  const faults = [...faultsIn(schema, content), ...turnedAbout(content, openAtNight(content['hours']))];
  return faults.length > 0 ? { outcome: 'refused', faults } : { outcome: 'read', content };
}

/**
 * What is wrong with content that is still being written: blanks may be filled in another day.
 */
export function faultsInDraft(schema: TSchema, value: unknown): readonly ContentFault[] {
  const reading = readContent(schema, value);
  return reading.outcome === 'read' ? [] : reading.faults.filter(({ message }) => !unfinished(message));
}

type GoesOn = (session: { day: unknown; time: string; until: string }) => boolean;

/** Days and times that end before they begin, at any depth. */
function turnedAbout(value: unknown, goesOn: GoesOn, path = ''): readonly ContentFault[] {
  if (!isRecord(value) && !Array.isArray(value)) return [];
  const { from, until, day, time } = value as Readonly<Record<'from' | 'until' | 'day' | 'time', unknown>>;
  const at = join(path, 'until');
  return [
    ...(typeof from === 'string' && typeof until === 'string' && until < from
      ? [{ path: at, message: 'This is before the first day.' }]
      : []),
    ...(isTime(time) && isTime(until) && until < time && !goesOn({ day, time, until })
      ? [{ path: at, message: 'This is before it begins.' }]
      : []),
    ...Object.entries(value).flatMap(([name, inner]) => turnedAbout(inner, goesOn, join(path, name))),
  ];
}

const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d{2}:\d{2}$/.test(value);

/** A time goes on past midnight only while the door is open. */
function openAtNight(hours: unknown): GoesOn {
  const week = isRecord(hours) && Array.isArray(hours['week']) ? hours['week'].filter(isRecord) : [];
  return ({ day, time, until }) =>
    week.some(
      ({ days, opens, closes }) =>
        isTime(opens) &&
        isTime(closes) &&
        (day === undefined || (Array.isArray(days) && days.includes(day))) &&
        (opens === closes || (closes < opens && opens <= time && until <= closes)),
    );
}

const refused = (path: string, message: string): ContentReading => ({
  outcome: 'refused',
  faults: [{ path, message }],
});

interface TypeBoxError {
  keyword: string;
  instancePath: string;
  params: object;
}

/** What is wrong with a value of a schema, one fault a field. */
export function faultsIn(schema: TSchema, value: unknown): readonly ContentFault[] {
  // An unknown field is reported twice.
  const errors = errorsIn(schema, value).filter(({ keyword }) => keyword !== 'boolean');
  const unsure = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath);
  const faults = [
    // Where a value may be of several kinds, each kind reports errors. Those of the kind that the value names count.
    ...errors
      .filter(({ instancePath }) => !unsure.some((path) => `${instancePath}/`.startsWith(`${path}/`)))
      .flatMap(faultsOf),
    ...unsure.flatMap((pointer) => {
      const steps = pointer.split('/').slice(1);
      const place = steps.join('.');
      const claimed = at(value, steps);
      const kind = kindOf(kindsAt(schema, steps), claimed);
      return kind
        ? faultsIn(kind, claimed).map(({ path, message }) => ({ path: `${place}.${path}`, message }))
        : [{ path: place, message: noChoice }];
    }),
  ];
  // The first fault of a field counts: the others follow from it.
  return [...new Map(faults.toReversed().map((fault) => [fault.path, fault])).values()].toReversed();
}

/** All errors: by default TypeBox stops at the eighth, and a long form has more blanks than that. */
function errorsIn(schema: TSchema, value: unknown): readonly TypeBoxError[] {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: 1000 });
  try {
    return Errors(schema, value);
  } finally {
    Settings.Set({ maxErrors });
  }
}

const at = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((inner, step) => (inner as Readonly<Record<string, unknown>>)[step], value);

const kindsAt = (schema: WalkedSchema, steps: readonly string[]): readonly WalkedSchema[] =>
  steps.reduce((inner, step) => inner.properties?.[step] ?? inner.items ?? {}, schema).anyOf ?? [];

const noChoice = 'This is none of the choices.';
const { blank } = faultWords;
const tooFew = 'These are too few:';

const notSo = 'This is not written as it must be.';
/** What to say of a value of the wrong type, by the type that it must be. */
const otherKinds: Readonly<Record<string, string>> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  integer: 'This must be a whole number.',
  boolean: 'This must be yes or no: true or false.',
  array: 'This must be a list.',
  object: 'This must have fields of its own.',
};

const unfinished = (message: string) => message === blank || message.startsWith(tooFew);

function faultsOf({ keyword, instancePath, params }: TypeBoxError): readonly ContentFault[] {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const {
    limit,
    multipleOf,
    type = '',
    requiredProperties = [],
    additionalProperties = [],
  } = params as {
    limit?: number;
    multipleOf?: number;
    type?: string;
    requiredProperties?: string[];
    additionalProperties?: string[];
  };
  const inside = (names: readonly string[], message: string) =>
    names.map((name) => ({ path: [path, name].filter(Boolean).join('.'), message }));
  switch (keyword) {
    case 'required':
      return inside(requiredProperties, blank);
    case 'additionalProperties':
      return inside(additionalProperties, 'Nothing is known of this.');
    case 'minLength':
      return [{ path, message: blank }];
    case 'maxLength':
      return [{ path, message: `This is too long: ${limit} characters at most.` }];
    case 'maxItems':
      return [{ path, message: `These are too many: ${limit} at most.` }];
    case 'minItems':
      return [{ path, message: `${tooFew} ${limit} at least.` }];
    // Sums alone are asked what they are by what they are.
    case 'if':
      return [{ path, message: 'Above 99,999.99 a sum must be whole: 123,457, not 123,456.50.' }];
    case 'minimum':
    case 'maximum':
      if (limit === greatestSum) return [{ path, message: 'The greatest sum that fits is 99,999,999.' }];
      return [{ path, message: `This must be ${keyword === 'minimum' ? 'at least' : 'at most'} ${limit}.` }];
    // Sums too, but of those `if` has told already.
    case 'multipleOf':
      return [{ path, message: multipleOf === tenth ? 'One figure after the point is enough: 4.8.' : notSo }];
    case 'enum':
    case 'const':
      return [{ path, message: noChoice }];
    case 'type':
      return [{ path, message: otherKinds[type] ?? notSo }];
    default:
      return [{ path, message: notSo }];
  }
}
