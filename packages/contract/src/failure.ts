import { Type, type Static } from 'typebox';

/** The one body of every failure, which the API knows by its name. */
export const FailureShape = Type.Object(
  {
    error: Type.String({ description: 'A stable name for programs.' }),
    message: Type.String({ description: 'A sentence for people.' }),
    fields: Type.Optional(
      Type.Record(Type.String(), Type.String(), { description: 'What is wrong, by the name of the field.' }),
    ),
  },
  { $id: 'Failure' },
);
export type Failure = Static<typeof FailureShape>;

/** An answer that is a failure. */
export const Failure = Type.Unsafe<Failure>(Type.Ref('Failure'));

/** What a call that takes a body from any visitor can be refused with. */
export const publicRefusals = {
  400: Failure,
  413: Failure,
  415: Failure,
  422: Failure,
  429: Failure,
  503: Failure,
} as const;
