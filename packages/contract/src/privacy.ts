import { Type } from 'typebox';
import { Failure } from './failure.ts';
import { Instant } from './fields.ts';
import { urls } from './urls.ts';

const Rows = Type.Array(Type.Record(Type.String(), Type.Unknown()));

export const exportAccount = {
  method: 'GET',
  url: urls.accountExport,
  config: { access: 'signed-in' },
  schema: {
    operationId: 'exportAccount',
    summary: 'Everything that is held about somebody, as a file',
    description:
      'Which columns are in it is listed in docs/how-to/personal-data.md. What came from the address of the account ' +
      'is in it once that address is proven.',
    tags: ['Account'],
    response: {
      200: Type.Object({
        exportedAt: Instant,
        held: Type.Record(Type.String(), Rows, { description: 'Rows by what they are: account, orders, …' }),
      }),
      401: Failure,
      503: Failure,
    },
  },
} as const;

export const deleteProfile = {
  method: 'DELETE',
  url: urls.profile,
  config: { access: 'signed-in' },
  schema: {
    operationId: 'deleteProfile',
    summary: 'Forget somebody for good',
    description: 'Orders are kept for the books, without the person. A wrong password is 422 at its field.',
    tags: ['Account'],
    body: Type.Object({
      password: Type.String({ minLength: 1, maxLength: 1_000, 'x-message': 'Enter your password' }),
      websites: Type.Optional(
        Type.Enum(['keep', 'take-down'], {
          description:
            'Whether websites of theirs that were published stay online, as their visitors see them and without what ' +
            'those left there. Without it they do.',
          'x-message': 'Choose keep or take-down',
        }),
      ),
    }),
    response: {
      204: Type.Null(),
      401: Failure,
      409: Failure,
      422: Failure,
      429: Failure,
      503: Failure,
    },
  },
} as const;
