import { Type, type Static } from 'typebox';

/** The one body of every failure. */
export const Failure = Type.Object(
  {
    error: Type.String({ description: 'A stable name for programs.' }),
    message: Type.String({ description: 'A sentence for people.' }),
    fields: Type.Optional(
      Type.Record(Type.String(), Type.String(), { description: 'What is wrong, by the name of the field.' }),
    ),
  },
  { $id: 'Failure' },
);
export type Failure = Static<typeof Failure>;
