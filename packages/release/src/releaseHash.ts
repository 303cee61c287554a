import { createHash } from 'node:crypto';
import type { ReleaseInput } from './release.ts';

/** The name of a release: the same input on the same bundle has the same name, anything else has another. */
export const releaseHash = (input: ReleaseInput, bundleHash: string): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted({ bundleHash, input })))
    .digest('hex');

/** The same value, with the fields of each group in the order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inner]) => [name, sorted(inner)]));
}
