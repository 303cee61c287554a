import { expect, test } from 'vitest';
import { asUnavailable, DatabaseUnavailable } from './unavailable.ts';

const wrapped = (cause: unknown) => new Error('Failed query', { cause: new Error('driver', { cause }) });
const coded = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['no one listens', coded('ECONNREFUSED'), 'unreachable'],
  ['the server shuts down', coded('57P01'), 'unreachable'],
  ['the connection breaks', coded('08006'), 'unreachable'],
  ['there are too many of us', coded('53300'), 'unreachable'],
  ['the server may only be read', coded('25006'), 'unreachable'],
  ['two block each other', coded('40P01'), 'unreachable'],
  ['a statement takes too long', coded('57014'), 'timeout'],
  ['the pool is tired', new Error('timeout exceeded when trying to connect'), 'unreachable'],
  ['the pipe is cut', new Error('Connection terminated unexpectedly'), 'unreachable'],
  ['the other side hangs up', coded('ECONNRESET'), 'unreachable'],
  ['the pipe was cut before', coded('ERR_STREAM_DESTROYED'), 'unreachable'],
  ['the server starts up', coded('57P03'), 'unreachable'],
  ['nobody answers the call', new Error('timeout expired'), 'unreachable'],
  ['the line was hung up', new Error('Client was closed and is not queryable'), 'unreachable'],
  ['we are leaving', new Error('Cannot use a pool after calling end on the pool'), 'unreachable'],
  ['it is our own word', new DatabaseUnavailable('full'), 'full'],
])('the database counts as unavailable when %s, however deep the cause lies', (_name, error, reason) => {
  expect(asUnavailable(error)?.reason).toBe(reason);
  expect(asUnavailable(wrapped(error))?.reason).toBe(reason);
});

test.each([
  ['a value is taken', coded('23505')],
  ['a column is missing', coded('42703')],
  ['a text is no UTF-8', coded('22021')],
  ['we are wrong', new TypeError('x is not a function')],
  ['nothing was thrown', undefined],
])('the database counts as available when %s', (_name, error) => {
  expect(asUnavailable(error)).toBeUndefined();
  expect(asUnavailable(wrapped(error))).toBeUndefined();
});
