import type { TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { coreVersion } from './content.ts';

/** What is wrong with a field, in words for whoever typed it. */
interface ContentFault {
  /** Where it is, as `prices.groups.0.items.2.name`. */
  path: string;
  message: string;
}

export type ContentReading =
  | { outcome: 'read'; content: unknown }
  | { outcome: 'refused'; faults: readonly ContentFault[] };

/** Brings content from one version of the core to the next. Each step takes what the one before has made. */
type Migration = (older: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** By the version they start from: what stands under 1 makes version 2 of version 1. */
export type Migrations = Readonly<Record<number, Migration>>;

/** None yet: the core is at its first version. */
const migrations: Migrations = {};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads content: brings what is older up to date and checks all of it. What is newer, or has fields that nobody knows, is
 * refused by field; nothing is dropped unsaid.
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

  let content = value;
  for (let from = written; from < version; from += 1) {
    const step = steps[from];
    if (!step) return refused('version', `Nothing leads from version ${from} to ${from + 1}.`);
    content = { ...step(content), version: from + 1 };
  }

  const faults = Errors(schema, content).map(faultOf);
  return faults.length > 0 ? { outcome: 'refused', faults } : { outcome: 'read', content };
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

function faultOf({ keyword, instancePath, params }: TypeBoxError): ContentFault {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const {
    limit,
    requiredProperties = [],
    additionalProperties = [],
  } = params as { limit?: number; requiredProperties?: string[]; additionalProperties?: string[] };
  switch (keyword) {
    case 'required':
      return {
        path: [path, requiredProperties[0]].filter(Boolean).join('.'),
        message: 'This must be filled in.',
      };
    case 'additionalProperties':
      return {
        path: [path, additionalProperties[0]].filter(Boolean).join('.'),
        message: 'Nothing is known of this.',
      };
    case 'minLength':
      return { path, message: 'This must be filled in.' };
    case 'maxLength':
      return { path, message: `This is too long: ${limit} characters at most.` };
    case 'maxItems':
      return { path, message: `These are too many: ${limit} at most.` };
    case 'minItems':
      return { path, message: `These are too few: ${limit} at least.` };
    case 'minimum':
    case 'maximum':
      return { path, message: `This must be ${keyword === 'minimum' ? 'at least' : 'at most'} ${limit}.` };
    case 'enum':
    case 'const':
    case 'anyOf':
      return { path, message: 'This is none of the choices.' };
    default:
      return { path, message: 'This is not written as it must be.' };
  }
}
