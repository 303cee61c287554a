import { Type, type Static } from 'typebox';

/** The one body of every failure, registered with the API by name. */
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

/** The answer for a failure. */
export const Failure = Type.Unsafe<Failure>(Type.Ref('Failure'));

/** The failures of a call that takes a body from any visitor. */
export const publicRefusals = {
  400: Failure,
  413: Failure,
  415: Failure,
  422: Failure,
  429: Failure,
  503: Failure,
} as const;
