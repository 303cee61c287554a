import { checkout } from '@awning/content/checkout';
import type { Failure } from '@awning/contract/failure';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { SerializedError } from '@reduxjs/toolkit';

/** Why an order was not taken: as the server put it, or the kind of error in the sentence that is decided for all. */
export function failureOf(error: FetchBaseQueryError | SerializedError): Failure {
  if ('status' in error && isFailure(error.data)) return error.data;
  return { error: 'status' in error ? String(error.status) : 'unknown', message: checkout.failed };
}

function isFailure(data: unknown): data is Failure {
  return typeof data === 'object' && data !== null && 'error' in data && 'message' in data;
}
