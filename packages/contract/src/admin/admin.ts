import { Type, type TSchema } from 'typebox';
import { Failure } from '../failure.ts';
import { Instant, oneLine } from '../fields.ts';

/** Every call of the desk is for the shop's own people. */
export const forAdmins = { access: 'admin' } as const;

/** The failures of any call of the desk. */
export const refusals = { 401: Failure, 403: Failure, 503: Failure } as const;

export const tags = ['Desk'] as const;

// The format `uuid` would accept `urn:uuid:`, which no database accepts.
export const Id = Type.String({ pattern: '^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' });
export const ById = Type.Object({ id: Id });

/** Words to search for, in any case. `%` and `_` are characters like any other. */
export const SearchWords = Type.String({
  maxLength: 200,
  pattern: oneLine,
  'x-message': 'Search for one line of up to 200 characters',
});

/** A value that a list is filtered by. */
export const choiceOf = <const Words extends string[]>(words: readonly [...Words]) =>
  Type.Enum<Words>(words, { 'x-message': `Choose one of ${words.join(', ')}` });

export const YesOrNo = choiceOf(['true', 'false']);

export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const InstantOrNull = orNull(Instant);
