import { failures } from '@awning/content/problems/failures';
import type { Failure } from '@awning/contract/failure';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { SerializedError } from '@reduxjs/toolkit';

const isKind = (status: unknown): status is keyof typeof failures.kinds =>
  typeof status === 'string' && Object.hasOwn(failures.kinds, status);

/**
 * Why the server did not do what it was asked: in its own words, or `sentence` and the kind of error (docs/product.md,
 * “Forms and mail”).
 */
export function failureOf(error: FetchBaseQueryError | SerializedError, sentence: string): Failure {
  if (!('status' in error)) return { error: 'unknown', message: sentence };
  const { status, data } = error;
  const kind = String(status);
  if (isKind(status)) return { error: kind, message: `${ended(sentence)} ${failures.kinds[status]}` };
  return isAnswer(data)
    ? { ...data, error: data.error ?? kind, message: wordsOf(data) ?? sentence }
    : { error: kind, message: sentence };
}

/** Why a call had no answer, by its kind; a server that answers says it itself. */
export const reasonOf = ({ error }: Failure): string | undefined =>
  isKind(error) ? failures.kinds[error] : undefined;

/** That the server could not be asked at all. */
export const unreachable = (sentence: string): Failure =>
  failureOf({ status: 'FETCH_ERROR', error: '' }, sentence);

const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

const isAnswer = (data: unknown): data is Partial<Failure> => typeof data === 'object' && data !== null;

// Ours has both; what stands between us and the visitor may know only one.
const wordsOf = ({ message, error }: Partial<Failure>) => message ?? error;
