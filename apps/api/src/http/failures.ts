import type { Failure } from '@awning/contract/failure';
import type { FastifyError, FastifySchemaValidationError } from 'fastify';
import { asUnavailable } from '../database/unavailable.ts';
import { TryAgainLater } from '../errors/TryAgainLater.ts';

export interface Refusal {
  status: number;
  failure: Failure;
  /** The seconds after which a retry may succeed. */
  retryAfter?: number;
}

/** Thrown by code that cannot answer otherwise, with the message for the client. */
class Refused extends Error {
  override name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.failure.message);
    this.refusal = refusal;
  }
}

const words: Record<number, Failure> = {
  400: { error: 'bad-request', message: 'This request cannot be read.' },
  401: { error: 'signed-out', message: 'Please sign in first.' },
  403: { error: 'forbidden', message: 'This is not for you to do.' },
  404: { error: 'not-found', message: 'There is nothing at this address.' },
  405: { error: 'method-not-allowed', message: 'That cannot be done at this address.' },
  408: { error: 'timeout', message: 'The request took too long to arrive. Please try again.' },
  413: { error: 'too-large', message: 'That is more than we can take. Please send less.' },
  414: { error: 'address-too-long', message: 'This address is too long.' },
  415: { error: 'unsupported-media-type', message: 'Send JSON, or a plain form.' },
  417: { error: 'expectation-failed', message: 'This request expects more than we do.' },
  429: { error: 'too-many', message: 'That is too often. Please wait a little and try again.' },
  431: { error: 'headers-too-large', message: 'The headers of this request are too large.' },
  500: { error: 'internal', message: 'Something went wrong on our side. Please try again.' },
  501: { error: 'not-implemented', message: 'That cannot be done here.' },
  503: { error: 'unavailable', message: 'We cannot do that just now. Please try again in a moment.' },
};

/** The message to every client for a status. */
export const failureFor = (status: number): Failure => words[status] ?? words[status < 500 ? 400 : 500]!;

/** For a client that sends too many requests, with the seconds to wait. */
export const tooMany = (retryAfter: number) =>
  new Refused({ status: 429, failure: failureFor(429), retryAfter });

/** For JSON nested deeper than any client needs. */
export const tooDeep = () =>
  new Refused({
    status: 400,
    failure: { error: 'too-deep', message: 'Too much stands inside of each other here.' },
  });

/** Turns any thrown value into a response. The causes of our own faults are left out. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  // The client has hung up half-way: nothing is wrong here, and no one reads the response.
  if (isHangUp(error)) return { status: 400, failure: failureFor(400) };
  if (error instanceof TryAgainLater || asUnavailable(error)) {
    return { status: 503, failure: failureFor(503), retryAfter: 2 };
  }

  const { validation, validationContext, statusCode } = error as Partial<FastifyError>;
  // An address with impossible parameters is one where nothing is.
  if (validation && validationContext === 'params') return { status: 404, failure: failureFor(404) };
  if (validation) return { status: 422, failure: failureOfFields(validation) };

  const status = statusCode && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
  if (status === 503) return { status, failure: failureFor(status), retryAfter: 2 };
  return { status, failure: failureFor(status) };
}

const isHangUp = (error: unknown) =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

interface SchemaWithMessage {
  'x-message'?: string;
  properties?: Record<string, SchemaWithMessage>;
  required?: readonly string[];
}

/** Names each field by its name in the form, with the message of its schema. */
function failureOfFields(errors: readonly FastifySchemaValidationError[]): Failure {
  const fields: Record<string, string> = {};

  for (const error of errors) {
    const parent = (error as { parentSchema?: SchemaWithMessage }).parentSchema ?? {};
    const missing = error.keyword === 'required' ? String(error.params['missingProperty']) : undefined;
    const path = error.instancePath.split('/').filter((part) => part !== '' && !/^\d+$/.test(part));

    const schema = missing === undefined ? parent : (parent.properties?.[missing] ?? {});
    for (const [field, message] of wordsOf(schema, missing ?? path.at(-1))) fields[field] ??= message;
  }

  const [only, ...others] = Object.values(fields);
  return {
    error: 'invalid',
    message: only && others.length === 0 ? `${only}.` : 'Some of this needs another look.',
    fields,
  };
}

/** A missing group counts as all its required fields. */
function wordsOf(schema: SchemaWithMessage, name: string | undefined): [field: string, message: string][] {
  const { properties = {}, required = [] } = schema;
  const inside = required.flatMap((field) => wordsOf(properties[field] ?? {}, field));
  if (inside.length > 0) return inside;
  return name === undefined ? [] : [[name, schema['x-message'] ?? 'Check this']];
}
