import { failures } from '@awning/content/failures';
import type { Failure } from '@awning/contract/failure';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { SerializedError } from '@reduxjs/toolkit';

const isKind = (status: unknown): status is keyof typeof failures.kinds =>
  typeof status === 'string' && Object.hasOwn(failures.kinds, status);

/**
 * Why the server did not do what it was asked: in its own words, or `sentence` and the kind of error (spec.md section 8).
 */
export function failureOf(error: FetchBaseQueryError | SerializedError, sentence: string): Failure {
  if (!('status' in error)) return { error: 'unknown', message: sentence };
  if (isFailure(error.data)) return error.data;
  if (!isKind(error.status)) return { error: String(error.status), message: sentence };
  return { error: error.status, message: `${sentence} ${failures.kinds[error.status]}` };
}

function isFailure(data: unknown): data is Failure {
  return typeof data === 'object' && data !== null && 'error' in data && 'message' in data;
}
