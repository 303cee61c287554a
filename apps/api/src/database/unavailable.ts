export type UnavailableReason = 'busy' | 'timeout' | 'full' | 'starting' | 'unreachable' | 'closed';

/** The database cannot serve the request now, which is not at fault: try again later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, options?: ErrorOptions) {
    super(`The database is unavailable: ${reason}.`, options);
    this.reason = reason;
  }
}

// PostgreSQL's classes: 08 connection, 53 resources, 57 operator intervention; 25006 is a read-only replica.
const passing = /^(08|53|57P|25006|40001|40P01)/;
const network =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOENT|ERR_STREAM_\w+)$/;
const driver =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client (has encountered|was closed)|after calling end on the pool/;

/** Tells an unavailable database from one that refuses the query, through every wrapper around the cause. */
export function asUnavailable(error: unknown): DatabaseUnavailable | undefined {
  if (error instanceof DatabaseUnavailable) return error;
  if (!(error instanceof Error)) return undefined;

  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === '57014') return new DatabaseUnavailable('timeout', { cause: error });
  if (passing.test(code) || network.test(code) || driver.test(error.message)) {
    return new DatabaseUnavailable('unreachable', { cause: error });
  }
  return asUnavailable(error.cause);
}
