import type { Design } from './defineDesign.tsx';
import type { Core } from '../content/content.ts';
import { faultWords } from '../content/words/faultWords.ts';
import { mustSay } from '../content/words/country.ts';
import { faultsIn, readContent, type ContentFault } from '../content/read.ts';

/**
 * What must be mended before a site goes live, each with a sentence for the owner. A draft is drawn all the same.
 *
 * @returns nothing when it may go live
 */
export function readyToPublish(
  { id, schema, optionsSchema, drawings }: Pick<Design, 'id' | 'schema' | 'optionsSchema' | 'drawings'>,
  {
    content,
    options = {},
    files = {},
  }: {
    content: unknown;
    options?: unknown;
    /** By the names that content knows photographs by. */
    files?: Readonly<Record<string, unknown>> | undefined;
  },
): readonly ContentFault[] {
  /** The pictures that content names, at any depth, but that have no file. */
  function missingIn(value: unknown, path = ''): readonly ContentFault[] {
    if (typeof value !== 'object' || value === null) return [];
    const at = (name: string) => (path === '' ? name : `${path}.${name}`);
    const { kind, ...named } = value as Readonly<Record<string, unknown>>;
    const missing = (field: string, there: object, message: string) => {
      const name = named[field];
      return typeof name === 'string' && !Object.hasOwn(there, name) ? [{ path: at(field), message }] : [];
    };
    if (kind === 'drawing') return missing('name', drawings, noDrawing);
    if (kind === 'photo')
      return [...missing('file', files, noPicture), ...missing('drawing', drawings, noDrawing)];
    return (
      Object.entries(named)
        // What was written for another design is not shown in this one.
        .filter(([name]) => path !== 'designs' || name === id)
        .flatMap(([name, inner]) => missingIn(inner, at(name)))
    );
  }

  const looks = faultsIn(optionsSchema, options).map((fault) => ({
    ...fault,
    path: `options.${fault.path}`,
  }));
  const reading = readContent(schema, content);
  if (reading.outcome === 'refused') return [...reading.faults, ...looks];
  const { business } = reading.content as Core;
  const reached = business.telephone ?? business.mail ?? business.booking;
  const unsaid = mustSay(business);
  return [
    ...(reached === undefined ? [{ path: 'business.telephone', message: noWay }] : []),
    ...(unsaid.currency ? [{ path: 'business.currency', message: noCurrency }] : []),
    ...(unsaid.timeZone ? [{ path: 'business.timeZone', message: noTimeZone }] : []),
    ...missingIn(reading.content),
    ...looks,
  ];
}

const { noCurrency, noDrawing, noPicture, noTimeZone, noWay } = faultWords;
