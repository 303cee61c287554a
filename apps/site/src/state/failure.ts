import type { Failure } from '@awning/contract/failure';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { SerializedError } from '@reduxjs/toolkit';

const words = {
  FETCH_ERROR: 'The connection failed. Check that you are online and try again.',
  TIMEOUT_ERROR: 'That took too long. Please try again.',
  PARSING_ERROR: 'We did not understand the answer. Please try again in a minute.',
};

/** What went wrong with a call, in one shape, whoever noticed it. */
export function failureOf(error: FetchBaseQueryError | SerializedError): Failure {
  if ('status' in error) {
    if (isFailure(error.data)) return error.data;
    if (
      error.status === 'FETCH_ERROR' ||
      error.status === 'TIMEOUT_ERROR' ||
      error.status === 'PARSING_ERROR'
    ) {
      return { error: error.status, message: words[error.status] };
    }
  }
  return { error: 'unknown', message: 'Something went wrong. Please try again.' };
}

function isFailure(data: unknown): data is Failure {
  return typeof data === 'object' && data !== null && 'error' in data && 'message' in data;
}
