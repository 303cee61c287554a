import type { Failure } from '@awning/contract/failure';

export const unknown = (thing: string): Failure => ({
  error: `unknown-${thing.toLowerCase()}`,
  message: `${thing} not found`,
});

/** For a change that names nothing to change. */
export const nothingAsked = (fields: Record<string, string>): Failure => ({
  error: 'invalid',
  message: 'There is nothing to change in this.',
  fields,
});
